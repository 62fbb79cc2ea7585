// Two means (S. Lloyd, Least squares quantization in PCM, 1982), from the two colours that are farthest apart; they are
// two groups where the distance between the means is large beside the distances within.
#include "picture/ink_colours.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace rookery {
namespace {

constexpr int kLeastDistance = 48;  // between two colours of ink
constexpr int kLeastRatio = 3;      // of that to the mean distance within a group

int distance(const Colour& a, const Colour& b) {
    const int red = a.red - b.red;
    const int green = a.green - b.green;
    const int blue = a.blue - b.blue;
    return static_cast<int>(std::sqrt(static_cast<double>(red * red + green * green + blue * blue)));
}

int colourfulness(const Colour& c) {
    return std::max({c.red, c.green, c.blue}) - std::min({c.red, c.green, c.blue});
}

}  // namespace

std::optional<std::vector<bool>> second_colour(std::span<const Colour> ink, std::span<const Colour> background) {
    const std::size_t n = ink.size();
    if (n < 2) return {};
    std::array<Colour, 2> means{ink[0], ink[0]};
    int farthest = 0;
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t j = i + 1; j < n; ++j) {
            if (distance(ink[i], ink[j]) <= farthest) continue;
            farthest = distance(ink[i], ink[j]);
            means = {ink[i], ink[j]};
        }
    }
    std::vector<bool> second(n);
    std::array<int, 2> counts{};
    std::int64_t within = 0;
    for (int round = 0; round < 8; ++round) {
        std::array<std::array<std::int64_t, 3>, 2> sums{};
        counts = {};
        within = 0;
        for (std::size_t i = 0; i < n; ++i) {
            second[i] = distance(ink[i], means[1]) < distance(ink[i], means[0]);
            const std::size_t group = second[i] ? 1 : 0;
            within += distance(ink[i], means[group]);
            ++counts[group];
            sums[group][0] += ink[i].red;
            sums[group][1] += ink[i].green;
            sums[group][2] += ink[i].blue;
        }
        if (counts[0] == 0 || counts[1] == 0) return {};
        for (const std::size_t group : {0, 1}) {
            means[group] = {static_cast<int>(sums[group][0] / counts[group]),
                            static_cast<int>(sums[group][1] / counts[group]),
                            static_cast<int>(sums[group][2] / counts[group])};
        }
    }
    const int apart = distance(means[0], means[1]);
    if (apart < kLeastDistance || apart * static_cast<std::int64_t>(n) < kLeastRatio * within) return {};
    std::array<std::int64_t, 2> contrast{};
    for (std::size_t i = 0; i < n; ++i) contrast[second[i] ? 1 : 0] += distance(ink[i], background[i]);
    const int colour = colourfulness(means[1]) - colourfulness(means[0]);
    const bool is_first_entered =
        std::abs(colour) >= kLeastDistance / 2 ? colour < 0 : contrast[0] * counts[1] < contrast[1] * counts[0];
    if (is_first_entered) second.flip();
    return second;
}

}  // namespace rookery
