// Lines on paper are bent, and the corners from which a fit starts are a few pixels off. So each line is followed
// through the picture in 18 pieces of half a cell:
//
//   |  .|   |      in each piece, how dark are the places shifted by o samples across the line, o = -R..R?
//   | . |   |
//   | . |   |      The line is the path through all pieces that is darkest and bends least: by dynamic programming.
//
// This is done twice; the second time starts from the result of the first and uses a narrower strip.
#include "picture/lattice.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "picture/pixels.hpp"

namespace rookery {
namespace {

constexpr int kLatticeCells = 9;
constexpr int kPieces = 2 * kLatticeCells;
constexpr int kSamples = 32;  // per side of a cell
constexpr int kMargin = kSamples / 2;
constexpr int kSide = kLatticeCells * kSamples + 2 * kMargin + 1;

// Darkness in the coordinates of the grid, kSamples per cell, with a margin around it.
class Rectified {
  public:
    template <class Map>
    Rectified(const Plane<std::int8_t>& dark, const Map& map) : plane_(kSide, kSide) {
        for (int y = 0; y < kSide; ++y) {
            for (int x = 0; x < kSide; ++x) {
                // Takes four places, or a thin line could fall between two of them.
                double sum = 0;
                for (const double dy : {-.25, .25}) {
                    for (const double dx : {-.25, .25}) {
                        sum += sample(dark, map({(x - kMargin + dx) / kSamples, (y - kMargin + dy) / kSamples}));
                    }
                }
                plane_.at(x, y) = static_cast<float>(sum / 4);
            }
        }
    }
    // `along` samples along a line and `across` samples across it; lines are vertical or horizontal.
    float at(bool vertical, int across, int along) const {
        const int x = kMargin + (vertical ? across : along);
        const int y = kMargin + (vertical ? along : across);
        return plane_.at(std::clamp(x, 0, kSide - 1), std::clamp(y, 0, kSide - 1));
    }

  private:
    Plane<float> plane_;
};

// The offset of each piece of line `number`, in samples.
std::array<int, kPieces> followed(const Rectified& plane, bool vertical, int number, int reach) {
    const int width = 2 * reach + 1;
    constexpr int kLength = kSamples / 2;
    constexpr float kBend = 4;      // darkness that a shift by one sample costs
    constexpr float kAway = .5F;    // and each sample away from the expected place
    constexpr float kDarkest = 25;  // a faint line all the way outweighs the strokes of some digits
    std::vector<float> best(static_cast<std::size_t>(width * kPieces));
    std::vector<int> from(best.size());
    const auto place = [&](int piece, int o) { return static_cast<std::size_t>(piece) * width + o; };
    for (int piece = 0; piece < kPieces; ++piece) {
        for (int o = 0; o < width; ++o) {
            float sum = 0;
            for (int i = 0; i < kLength; ++i) {
                const int across = number * kSamples + o - reach;
                const int along = piece * kLength + i;
                const auto darkness_at = [&](int shift) {
                    return std::min(plane.at(vertical, across + shift, along), kDarkest);
                };
                sum += 2 * darkness_at(0) + darkness_at(-1) + darkness_at(1);
            }
            float& value = best[place(piece, o)];
            value = sum / (4 * kLength) - kAway * static_cast<float>(std::abs(o - reach));
            if (piece == 0) continue;
            float most = -1e9F;
            for (int before = std::max(o - 2, 0); before <= std::min(o + 2, width - 1); ++before) {
                const float sum_before =
                    best[place(piece - 1, before)] - kBend * static_cast<float>(std::abs(o - before));
                if (sum_before <= most) continue;
                most = sum_before;
                from[place(piece, o)] = before;
            }
            value += most;
        }
    }
    std::array<int, kPieces> offsets{};
    const auto* last = &best[place(kPieces - 1, 0)];
    int o = static_cast<int>(std::max_element(last, last + width) - last);
    for (int piece = kPieces - 1; piece >= 0; --piece) {
        offsets[piece] = o - reach;
        o = from[place(piece, o)];
    }
    return offsets;
}

// The offset where a line crosses line `crossing`: the mean of the two pieces that meet there.
double offset_at(const std::array<int, kPieces>& offsets, int crossing) {
    const int before = std::max(2 * crossing - 1, 0);
    const int behind = std::min(2 * crossing, kPieces - 1);
    return (offsets[before] + offsets[behind]) / 2.;
}

template <class Map>
Lattice refined(const Plane<std::int8_t>& dark, const Map& map, int reach) {
    const Rectified plane(dark, map);
    std::array<std::array<int, kPieces>, kLatticeLines> vertical{};
    std::array<std::array<int, kPieces>, kLatticeLines> horizontal{};
    for (int i = 0; i < kLatticeLines; ++i) {
        vertical[i] = followed(plane, true, i, reach);
        horizontal[i] = followed(plane, false, i, reach);
    }
    Lattice lattice;
    for (int j = 0; j < kLatticeLines; ++j) {
        for (int i = 0; i < kLatticeLines; ++i) {
            lattice.nodes[kLatticeLines * j + i] =
                map({i + offset_at(vertical[i], j) / kSamples, j + offset_at(horizontal[j], i) / kSamples});
        }
    }
    return lattice;
}

}  // namespace

Point Lattice::operator()(Point at) const {
    const int i = std::clamp(static_cast<int>(at.x), 0, kLatticeCells - 1);
    const int j = std::clamp(static_cast<int>(at.y), 0, kLatticeCells - 1);
    const double x = at.x - i;
    const double y = at.y - j;
    return (node(i, j) * (1 - x) + node(i + 1, j) * x) * (1 - y) +
           (node(i, j + 1) * (1 - x) + node(i + 1, j + 1) * x) * y;
}

Lattice Lattice::scaled(double by) const {
    Lattice result = *this;
    for (Point& point : result.nodes) point = point * by;
    return result;
}

Lattice Lattice::turned() const {
    Lattice result;
    for (int j = 0; j < kLatticeLines; ++j) {
        for (int i = 0; i < kLatticeLines; ++i) result.nodes[kLatticeLines * j + i] = node(j, kLatticeCells - i);
    }
    return result;
}

double Lattice::cell_size() const {
    const Quad quad = corners();
    return std::sqrt(std::abs(cross(quad[2] - quad[0], quad[3] - quad[1])) / 2) / kLatticeCells;
}

std::optional<Lattice> fitted_lattice(const Plane<std::int8_t>& dark, const Quad& quad, double reach) {
    ROOKERY_EXPECTS(0 <= reach && reach <= kMaxReach);
    const std::optional<Projection> projection = Projection::of_square(kLatticeCells, quad);
    if (!projection) return {};
    const int samples = static_cast<int>(reach * kSamples);
    const Lattice lattice = refined(dark, *projection, samples);
    return refined(dark, lattice, std::min(kSamples / 8, samples));
}

double unevenness(const Lattice& lattice) {
    double most = 1;
    for (const bool vertical : {true, false}) {
        const auto place = [&](int line) {
            const Point sum = vertical ? lattice.node(line, 4) + lattice.node(line, 5)
                                       : lattice.node(4, line) + lattice.node(5, line);
            return sum * .5;
        };
        double before = 0;
        for (int line = 0; line < kLatticeCells; ++line) {
            const Point step = place(line + 1) - place(line);
            const double distance = std::sqrt(step.x * step.x + step.y * step.y);
            if (line > 0) most = std::max(most, std::max(distance / before, before / distance));
            before = std::max(distance, 1e-3);
        }
    }
    return most;
}

LatticeSupport support(const Plane<std::int8_t>& dark, const Lattice& lattice) {
    constexpr int kPoints = 12;  // tested along a side of a cell
    constexpr int kAcross = 3;   // samples to each side in which the darkest may be
    const Rectified plane(dark, lattice);
    // How much darker the line is there than a seventh of a cell to each side.
    const auto contrast_at = [&](bool vertical, int line, int along) {
        const int across = line * kSamples;
        float most = -1e9F;
        for (int o = -kAcross; o <= kAcross; ++o) most = std::max(most, plane.at(vertical, across + o, along));
        const auto side = [&](int sign) {
            return (plane.at(vertical, across + sign * 4, along) + plane.at(vertical, across + sign * 5, along)) / 2;
        };
        return most - std::max(side(-1), side(1));
    };
    const auto along_at = [](int cell, int point) {
        return cell * kSamples + 5 + point * (kSamples - 10) / (kPoints - 1);
    };
    // A line at the border of the picture may be cut off, as in a picture of the board alone: such places do not count.
    const auto is_cut = [&](bool vertical, int line, int along) {
        const Point place = lattice(vertical ? Point{static_cast<double>(line), static_cast<double>(along) / kSamples}
                                             : Point{static_cast<double>(along) / kSamples, static_cast<double>(line)});
        constexpr double kBorder = 3;
        return place.x < kBorder || place.y < kBorder || place.x > dark.width - kBorder ||
               place.y > dark.height - kBorder;
    };
    constexpr float kSaysNothing = 1e9F;
    std::vector<float> contrasts;
    contrasts.reserve(2UL * kLatticeLines * kLatticeCells * kPoints);
    for (const bool vertical : {true, false}) {
        for (int line = 0; line < kLatticeLines; ++line) {
            for (int cell = 0; cell < kLatticeCells; ++cell) {
                for (int point = 0; point < kPoints; ++point) {
                    const int along = along_at(cell, point);
                    contrasts.push_back(is_cut(vertical, line, along) ? kSaysNothing
                                                                      : contrast_at(vertical, line, along));
                }
            }
        }
    }
    std::vector<float> sorted = contrasts;
    std::nth_element(sorted.begin(), sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() / 2), sorted.end());
    LatticeSupport result;
    const float median = sorted[sorted.size() / 2];
    result.contrast = median;
    const float least = std::max(.25F * median, 2.F);
    result.weakest = 1;
    constexpr std::size_t kOfLine = std::size_t{kLatticeCells} * kPoints;
    for (std::size_t line = 0; line < 2UL * kLatticeLines; ++line) {
        const auto* begin = &contrasts[line * kOfLine];
        const auto count = std::count_if(begin, begin + kOfLine, [&](float c) { return c >= least; });
        const double share = static_cast<double>(count) / kOfLine;
        result.lines += share / (2. * kLatticeLines);
        result.weakest = std::min(result.weakest, share);
    }
    for (const bool vertical : {true, false}) {
        for (const int end : {0, kLatticeCells * kSamples}) {
            int going_on = 0;
            for (int line = 0; line < kLatticeLines; ++line) {
                int points = 0;
                for (int i = 5; i < 13; ++i) {
                    const int along = end == 0 ? -i : end + i;
                    points += !is_cut(vertical, line, along) && contrast_at(vertical, line, along) >= least ? 1 : 0;
                }
                going_on += points >= 6 ? 1 : 0;
            }
            result.beyond = std::max(result.beyond, static_cast<double>(going_on) / kLatticeLines);
        }
    }
    return result;
}

}  // namespace rookery
