// Two means (S. Lloyd, Least squares quantization in PCM, 1982), starting from the two colours that are farthest apart.
// They are two groups if the distance between the means is large compared with the distances within.
//
// Thin strokes are paler than their ink, and a pale 1 in black ink may be nearer to an 8 in blue ink. But the light
// that they absorb still has the same colour. So if groups by this tint are clearer, and nearly the same, they are
// used.
#include "picture/ink_colours.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace rookery {
namespace {

constexpr int kLeastDistance = 48;      // between two colours of ink
constexpr int kLeastTintDistance = 24;  // between two tints
constexpr int kTintLength = 256;
constexpr double kLeastClearness = 3;
constexpr double kSurelyClear = 10;  // 200 photos of printed digits had at most 7.1

int distance(const Colour& a, const Colour& b) {
    const int red = a.red - b.red;
    const int green = a.green - b.green;
    const int blue = a.blue - b.blue;
    return static_cast<int>(std::sqrt(static_cast<double>(red * red + green * green + blue * blue)));
}

int colourfulness(const Colour& c) {
    return std::max({c.red, c.green, c.blue}) - std::min({c.red, c.green, c.blue});
}

// The light that ink absorbs, as a vector of fixed length: the same however thin the strokes are.
Colour tint(const Colour& ink, const Colour& paper) {
    const int length = std::max(distance(ink, paper), 1);
    const auto share = [&](int of_paper, int of_ink) { return (of_paper - of_ink) * kTintLength / length; };
    return {share(paper.red, ink.red), share(paper.green, ink.green), share(paper.blue, ink.blue)};
}

struct TwoMeans {
    std::vector<bool> second;
    std::array<Colour, 2> means{};
    std::array<int, 2> counts{};
    double clearness = 0;  // distance of the means ÷ mean distance within the groups
};

std::optional<TwoMeans> two_means(std::span<const Colour> colours, int least_distance) {
    const std::size_t n = colours.size();
    if (n < 2) return {};
    TwoMeans found;
    auto& [second, means, counts, clearness] = found;
    means = {colours[0], colours[0]};
    int farthest = 0;
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t j = i + 1; j < n; ++j) {
            if (distance(colours[i], colours[j]) <= farthest) continue;
            farthest = distance(colours[i], colours[j]);
            means = {colours[i], colours[j]};
        }
    }
    second.resize(n);
    std::int64_t within = 0;
    for (int round = 0; round < 8; ++round) {
        std::array<std::array<std::int64_t, 3>, 2> sums{};
        counts = {};
        within = 0;
        for (std::size_t i = 0; i < n; ++i) {
            second[i] = distance(colours[i], means[1]) < distance(colours[i], means[0]);
            const std::size_t group = second[i] ? 1 : 0;
            within += distance(colours[i], means[group]);
            ++counts[group];
            sums[group][0] += colours[i].red;
            sums[group][1] += colours[i].green;
            sums[group][2] += colours[i].blue;
        }
        if (counts[0] == 0 || counts[1] == 0) return {};
        for (const std::size_t group : {0, 1}) {
            means[group] = {static_cast<int>(sums[group][0] / counts[group]),
                            static_cast<int>(sums[group][1] / counts[group]),
                            static_cast<int>(sums[group][2] / counts[group])};
        }
    }
    const int apart = distance(means[0], means[1]);
    clearness =
        static_cast<double>(apart) * static_cast<double>(n) / static_cast<double>(std::max<std::int64_t>(within, 1));
    if (apart < least_distance || clearness < kLeastClearness) return {};
    return found;
}

std::size_t count_equal(const std::vector<bool>& a, const std::vector<bool>& b) {
    std::size_t equal = 0;
    for (std::size_t i = 0; i < a.size(); ++i) equal += a[i] == b[i] ? 1 : 0;
    return equal;
}

}  // namespace

std::optional<InkGroups> ink_groups(std::span<const Colour> ink, std::span<const Colour> background) {
    std::optional<TwoMeans> groups = two_means(ink, kLeastDistance);
    if (!groups) return {};
    std::array<std::int64_t, 2> contrast{};
    std::vector<Colour> tints;
    for (std::size_t i = 0; i < ink.size(); ++i) {
        contrast[groups->second[i] ? 1 : 0] += distance(ink[i], background[i]);
        tints.push_back(tint(ink[i], background[i]));
    }
    const int colour = colourfulness(groups->means[1]) - colourfulness(groups->means[0]);
    const bool is_first_entered = std::abs(colour) >= kLeastDistance / 2
                                      ? colour < 0
                                      : contrast[0] * groups->counts[1] < contrast[1] * groups->counts[0];
    if (is_first_entered) groups->second.flip();
    const bool clear = groups->clearness >= kSurelyClear;
    std::optional<TwoMeans> by_tint = two_means(tints, kLeastTintDistance);
    if (by_tint && by_tint->clearness > groups->clearness) {
        if (2 * count_equal(by_tint->second, groups->second) < ink.size()) by_tint->second.flip();
        const bool nearly_same = 8 * count_equal(by_tint->second, groups->second) >= 7 * ink.size();
        if (nearly_same) groups->second = std::move(by_tint->second);
    }
    return InkGroups{std::move(groups->second), clear};
}

}  // namespace rookery
