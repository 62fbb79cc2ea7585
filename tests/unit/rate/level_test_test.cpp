// Student's t against printed tables, and the level test on lists small enough for paper and on the control lists.
#include "rate/level_test.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <set>
#include <string>

#include "rate/rate.hpp"
#include "rate/student_t.hpp"
#include "solve/solve.hpp"
#include "support/samples.hpp"

using namespace rookery;

TEST_CASE("critical values match the printed tables") {
    struct Printed {
        double alpha;
        int freedom;
        double value;
        double rounding;
    };
    for (const Printed& printed : {
             Printed{0.0025, 1, 127.321, 0.0006},
             Printed{0.0025, 2, 14.089, 0.0006},
             Printed{0.0025, 3, 7.453, 0.0006},
             Printed{0.0025, 4, 5.598, 0.0006},
             Printed{0.0025, 5, 4.773, 0.0006},
             Printed{0.0025, 10, 3.581, 0.0006},
             Printed{0.0025, 15, 3.286, 0.0006},
             Printed{0.0025, 20, 3.153, 0.0006},
             Printed{0.0025, 30, 3.030, 0.0006},
             Printed{0.0025, 60, 2.915, 0.0006},
             Printed{0.0025, 120, 2.860, 0.0006},
             Printed{0.05, 1, 6.314, 0.0006},
             Printed{0.05, 10, 1.812, 0.0006},
             Printed{0.025, 7, 2.365, 0.0006},
             Printed{0.005, 12, 3.055, 0.0006},
             Printed{0.1, 25, 1.316, 0.0006},
             // From the normal distribution.
             Printed{0.0025, 100'000, 2.807, 0.0006},
             Printed{0.025, 100'000, 1.960, 0.0006},
         }) {
        CAPTURE(printed.alpha);
        CAPTURE(printed.freedom);
        const double value = student_critical(printed.alpha, printed.freedom);
        CHECK(value > printed.value - printed.rounding);
        CHECK(value < printed.value + printed.rounding);
    }
}

TEST_CASE("Student's tail has its closed forms for one and two degrees of freedom") {
    CHECK(student_upper_tail(0, 1) == doctest::Approx(0.5).epsilon(1e-14));
    CHECK(student_upper_tail(1, 1) == doctest::Approx(0.25).epsilon(1e-14));
    for (const double t : {0.1, 0.5, 1.0, 2.0, 5.0, 20.0}) {
        const double exact = 0.5 - t / (2 * std::sqrt(2 + t * t));
        CHECK(student_upper_tail(t, 2) == doctest::Approx(exact).epsilon(1e-12));
    }
    for (int freedom = 1; freedom < 200; ++freedom) {
        for (double t = 0; t < 6; t += 0.25) {
            CHECK(student_upper_tail(t, freedom) > student_upper_tail(t + 0.25, freedom));
        }
    }
}

TEST_CASE("means, variances and t by hand") {
    const std::array<double, 4> high{5, 7, 9, 11};  // mean 8, variance 20/3
    const std::array<double, 3> low{1, 2, 3};       // mean 2, variance 1
    const LevelSample a = statistics_of(high);
    const LevelSample b = statistics_of(low);
    CHECK(a.size == 4);
    CHECK(a.mean == 8);
    CHECK(a.variance == doctest::Approx(20.0 / 3));
    CHECK(b.variance == doctest::Approx(1));
    const MeanComparison both = compare_means(a, b);
    CHECK(both.t == doctest::Approx(6 / std::sqrt(5.0 / 3 + 1.0 / 3)));  // 4.243
    CHECK(both.freedom == 4);                                            // 4 / (25/27 + 1/18) = 4.07
    CHECK(both.critical == doctest::Approx(5.598).epsilon(0.001));
    CHECK_FALSE(both.significant);
    CHECK(compare_means(a, b, 0.05).significant);  // 2.132
    CHECK_FALSE(compare_means(b, a, 0.05).significant);
}

TEST_CASE("the control lists are as described") {
    constexpr std::array<std::array<int, 2>, kLevels> kClues{{{36, 40}, {30, 34}, {26, 29}, {22, 25}}};
    constexpr std::array<std::array<int, 2>, kLevels> kEr{{{10, 15}, {15, 23}, {26, 45}, {65, 85}}};
    std::set<std::string> seen;
    Workspace workspace;
    for (std::size_t level = 0; level < kLevels; ++level) {
        for (const std::string_view line : kControlLists[level]) {
            CAPTURE(line);
            CHECK(seen.insert(std::string(line)).second);
            const Grid9 puzzle = samples::grid_of(line);
            CHECK(solve(puzzle).unique());
            CHECK(puzzle.clue_count() >= kClues[level][0]);
            CHECK(puzzle.clue_count() <= kClues[level][1]);
            const SeRating rating = rate_se(puzzle, {}, workspace);
            CHECK(rating.status == RatingStatus::rated);
            CHECK(rating.er >= kEr[level][0]);
            CHECK(rating.er <= kEr[level][1]);
        }
    }
}

TEST_CASE("each weight distinguishes the control levels; the numbers are the same everywhere") {
    for (const EaseWeight weight : kEaseWeights) {
        const LevelTest test = test_levels(weight);
        CHECK(test.weight == weight);
        for (const MeanComparison& pair : test.neighbours) {
            CHECK(pair.significant);
            CHECK(pair.t > pair.critical);
            CHECK(pair.freedom >= 59);
            CHECK(pair.freedom <= 118);
        }
        for (std::size_t level = 0; level < kLevels; ++level) {
            CHECK(test.levels[level].size == 60);
            CHECK(test.nearest(test.levels[level].mean) == level);
        }
        CHECK(test.nearest(1) == 0);
        CHECK(test.nearest(0) == kLevels - 1);
    }
    const LevelTest test = test_levels();
    CHECK(test.levels[0].mean == 0.42724858155544915);
    CHECK(test.levels[3].variance == 0.0003814238478612975);
    CHECK(test.neighbours[0].t == 16.176460790843652);
    CHECK(test.neighbours[2].critical == 2.866408611283192);
    CHECK(test.neighbours[2].freedom == 107);
}

TEST_CASE("equal lists are not distinguished") {
    const auto hard = control_wnefs(2, EaseWeight::exponential);
    const LevelTest same = test_levels({hard, hard, hard, hard}, EaseWeight::exponential);
    for (const MeanComparison& pair : same.neighbours) {
        CHECK(pair.t == 0);
        CHECK_FALSE(pair.significant);
    }
}
