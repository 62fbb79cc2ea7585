// The level test of "Ease and Toil": does the mean WNEF of one level differ from that of the next?
//
// Method: for adjacent levels d and d+1,
//
//     t = (mean_d - mean_d+1) / sqrt(s_d^2 / n_d + s_d+1^2 / n_d+1)        with the sample variances s^2
//
// The levels are distinct if t > t_alpha, the critical value of Student's t at alpha = 0.0025, one-sided, as in the
// paper. The paper does not give the degrees of freedom. Since the variances are not assumed to be equal, we use those
// of Welch and Satterthwaite, rounded down (which makes the test slightly stricter).
#pragma once

#include <array>
#include <span>

#include "rate/control_lists.hpp"
#include "rate/ease.hpp"

namespace rookery {

inline constexpr double kLevelAlpha = 0.0025;

struct LevelSample {
    int size = 0;
    double mean = 0;
    double variance = 0;  // of the sample: divided by size - 1
};
// For at least two values.
LevelSample statistics_of(std::span<const double> values);

struct MeanComparison {
    double t = 0;
    int freedom = 0;
    double critical = 0;
    bool significant = false;
};
// Both samples have at least two values, not all of them equal.
MeanComparison compare_means(const LevelSample& higher, const LevelSample& lower, double alpha = kLevelAlpha);

struct LevelTest {
    EaseWeight weight = EaseWeight::exponential;
    std::array<LevelSample, kLevels> levels;             // easy, medium, hard, evil
    std::array<MeanComparison, kLevels - 1> neighbours;  // [d]: levels d and d + 1

    // The level whose mean is nearest to `wnef`.
    std::size_t nearest(double wnef) const;
};
// On the control lists.
LevelTest test_levels(EaseWeight weight = EaseWeight::exponential);
// The same on other lists, from the easiest level to the hardest.
LevelTest test_levels(const std::array<std::span<const double>, kLevels>& wnefs, EaseWeight weight);

// The WNEF of each puzzle of a control list.
std::array<double, kControlPuzzles> control_wnefs(std::size_t level, EaseWeight weight);

}  // namespace rookery
