#include "rate/level_test.hpp"

#include <cmath>

#include "rate/student_t.hpp"

namespace rookery {

LevelSample statistics_of(std::span<const double> values) {
    ROOKERY_EXPECTS(values.size() >= 2);
    LevelSample sample;
    sample.size = static_cast<int>(values.size());
    for (const double value : values) sample.mean += value;
    sample.mean /= sample.size;
    for (const double value : values) sample.variance += (value - sample.mean) * (value - sample.mean);
    sample.variance /= sample.size - 1;
    return sample;
}

MeanComparison compare_means(const LevelSample& higher, const LevelSample& lower, double alpha) {
    ROOKERY_EXPECTS(higher.size >= 2 && lower.size >= 2);
    ROOKERY_EXPECTS(higher.variance + lower.variance > 0);
    const double a = higher.variance / higher.size;
    const double b = lower.variance / lower.size;
    MeanComparison comparison;
    comparison.t = (higher.mean - lower.mean) / std::sqrt(a + b);
    comparison.freedom = static_cast<int>((a + b) * (a + b) / (a * a / (higher.size - 1) + b * b / (lower.size - 1)));
    comparison.critical = student_critical(alpha, comparison.freedom);
    comparison.significant = comparison.t > comparison.critical;
    return comparison;
}

std::size_t LevelTest::nearest(double wnef) const {
    std::size_t best = 0;
    for (std::size_t level = 1; level < kLevels; ++level) {
        if (std::abs(wnef - levels[level].mean) < std::abs(wnef - levels[best].mean)) best = level;
    }
    return best;
}

std::array<double, kControlPuzzles> control_wnefs(std::size_t level, EaseWeight weight) {
    ROOKERY_EXPECTS(level < kLevels);
    std::array<double, kControlPuzzles> wnefs{};
    for (std::size_t i = 0; i < kControlPuzzles; ++i) {
        const std::string_view line = kControlLists[level][i];
        Grid9 puzzle;
        for (int cell = 0; cell < Geometry9::kCells; ++cell) {
            const char c = line[static_cast<std::size_t>(cell)];
            if (c != '.') puzzle[cell] = static_cast<Digit>(c - '0');
        }
        wnefs[i] = ease_of(puzzle).wnef(weight);
    }
    return wnefs;
}

LevelTest test_levels(const std::array<std::span<const double>, kLevels>& wnefs, EaseWeight weight) {
    LevelTest test;
    test.weight = weight;
    for (std::size_t level = 0; level < kLevels; ++level) test.levels[level] = statistics_of(wnefs[level]);
    for (std::size_t d = 0; d + 1 < kLevels; ++d) {
        test.neighbours[d] = compare_means(test.levels[d], test.levels[d + 1]);
    }
    return test;
}

LevelTest test_levels(EaseWeight weight) {
    std::array<std::array<double, kControlPuzzles>, kLevels> wnefs{};
    std::array<std::span<const double>, kLevels> lists;
    for (std::size_t level = 0; level < kLevels; ++level) {
        wnefs[level] = control_wnefs(level, weight);
        lists[level] = wnefs[level];
    }
    return test_levels(lists, weight);
}

}  // namespace rookery
