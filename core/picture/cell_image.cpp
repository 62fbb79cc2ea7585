#include "picture/cell_image.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <vector>

namespace rookery {
namespace {

using Samples = std::vector<std::array<std::int16_t, 3>>;  // kCellSide rows of kCellSide

Samples sampled(const Picture& picture, const Quad& corners) {
    Samples samples;
    samples.reserve(std::size_t{kCellSide} * kCellSide);
    for (int row = 0; row < kCellSide; ++row) {
        const double v = (row + .5) / kCellSide;
        const Point left = corners[0] * (1 - v) + corners[3] * v;
        const Point right = corners[1] * (1 - v) + corners[2] * v;
        for (int column = 0; column < kCellSide; ++column) {
            const double u = (column + .5) / kCellSide;
            const Point at = left * (1 - u) + right * u;
            const double x = std::clamp(at.x - .5, 0., picture.width - 1.);
            const double y = std::clamp(at.y - .5, 0., picture.height - 1.);
            const int x0 = static_cast<int>(x);
            const int y0 = static_cast<int>(y);
            const int x1 = std::min(x0 + 1, picture.width - 1);
            const int y1 = std::min(y0 + 1, picture.height - 1);
            // In units of 1/256, so that every platform rounds the same way.
            const int dx = static_cast<int>((x - x0) * 256);
            const int dy = static_cast<int>((y - y0) * 256);
            const std::uint8_t* a = picture.pixel(x0, y0);
            const std::uint8_t* b = picture.pixel(x1, y0);
            const std::uint8_t* c = picture.pixel(x0, y1);
            const std::uint8_t* d = picture.pixel(x1, y1);
            std::array<std::int16_t, 3> sample{};
            for (int i = 0; i < 3; ++i) {
                const int above = a[i] * (256 - dx) + b[i] * dx;
                const int below = c[i] * (256 - dx) + d[i] * dx;
                sample[i] = static_cast<std::int16_t>((above * (256 - dy) + below * dy + (1 << 15)) >> 16);
            }
            samples.push_back(sample);
        }
    }
    return samples;
}

// Places that certainly contain no grid lines.
constexpr int kInnerFrom = kCellSide * 3 / 20;
constexpr int kInnerTo = kCellSide - kInnerFrom;

template <class Visit>
void for_each_inner(const Visit& visit) {
    for (int y = kInnerFrom; y < kInnerTo; ++y) {
        for (int x = kInnerFrom; x < kInnerTo; ++x) visit(y * kCellSide + x);
    }
}

constexpr int kInnerCount = (kInnerTo - kInnerFrom) * (kInnerTo - kInnerFrom);

// The value with `count` entries of the histogram below it.
template <std::size_t N>
int quantile(const std::array<int, N>& histogram, int count) {
    int below = 0;
    for (std::size_t value = 0; value < N; ++value) {
        below += histogram[value];
        if (below > count) return static_cast<int>(value);
    }
    return static_cast<int>(N) - 1;
}

// Blurred lines and their shadows reach into a cell. Working inwards from each border, this subtracts the ink that most
// of a row or column has in common, as part of a line, up to the first row without any. No digit fills so much of a row
// so far out.
void take_lines_away(Plane<std::int8_t>& ink) {
    constexpr int kDepth = kCellSide / 4;
    constexpr int kCount = kCellSide - 2 * kCellBorder;
    constexpr int kRank = kCount * 3 / 10;
    const Plane<std::int8_t> whole = ink;
    for (int side = 0; side < 4; ++side) {
        const auto place = [&](int depth, int along) {
            const int in = side % 2 == 0 ? depth : kCellSide - 1 - depth;
            return side < 2 ? in * kCellSide + along : along * kCellSide + in;
        };
        int shared = 127;
        for (int depth = 0; depth < kDepth && shared > 0; ++depth) {
            std::array<std::int8_t, kCount> values{};
            for (int i = 0; i < kCount; ++i) values[i] = whole.values[place(depth, kCellBorder + i)];
            std::nth_element(values.begin(), values.begin() + kRank, values.end());
            shared = std::min<int>(shared, values[kRank]);
            for (int along = 0; along < kCellSide; ++along) {
                std::int8_t& value = ink.values[place(depth, along)];
                value = static_cast<std::int8_t>(std::max(value - shared, 0));
            }
        }
    }
}

}  // namespace

CellImage cell_image(const Picture& picture, const Quad& corners) {
    const Samples samples = sampled(picture, corners);
    std::array<int, 3> background{};
    for (int channel = 0; channel < 3; ++channel) {
        std::array<int, 256> histogram{};
        for_each_inner([&](int i) { ++histogram[samples[i][channel]]; });
        background[channel] = quantile(histogram, kInnerCount / 2);
    }
    const auto difference = [&](int i, int sign) {
        int most = 0;
        for (int channel = 0; channel < 3; ++channel) {
            most = std::max(most, sign * (background[channel] - samples[i][channel]));
        }
        return most / 2;
    };
    std::array<std::int64_t, 2> mass{};
    for_each_inner([&](int i) {
        for (const int side : {0, 1}) {
            const std::int64_t value = difference(i, side == 0 ? 1 : -1);
            mass[side] += value * value;
        }
    });
    CellImage cell;
    cell.light = mass[1] > mass[0];
    cell.background = {background[0], background[1], background[2]};
    cell.ink = Plane<std::int8_t>(kCellSide, kCellSide);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        cell.ink.values[i] = static_cast<std::int8_t>(difference(static_cast<int>(i), cell.light ? -1 : 1));
    }
    take_lines_away(cell.ink);
    std::array<int, 128> histogram{};
    for_each_inner([&](int i) { ++histogram[cell.ink.values[i]]; });
    // The strokes of a pencil mark cover one place in a hundred.
    cell.contrast = quantile(histogram, kInnerCount - kInnerCount / 120);
    std::array<int, 128> spread{};
    for_each_inner([&](int i) {
        int most = 0;
        for (int channel = 0; channel < 3; ++channel) {
            most = std::max(most, std::abs(background[channel] - samples[i][channel]));
        }
        ++spread[most / 2];
    });
    cell.noise = quantile(spread, kInnerCount / 2);
    std::array<std::int64_t, 3> sums{};
    int count = 0;
    for_each_inner([&](int i) {
        if (cell.ink.values[i] * 4 < cell.contrast * 3) return;
        ++count;
        for (int channel = 0; channel < 3; ++channel) sums[channel] += samples[i][channel];
    });
    if (count > 0) {
        cell.ink_colour = {static_cast<int>(sums[0] / count), static_cast<int>(sums[1] / count),
                           static_cast<int>(sums[2] / count)};
    }
    return cell;
}

}  // namespace rookery
