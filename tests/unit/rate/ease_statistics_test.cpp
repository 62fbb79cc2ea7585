#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <vector>

#include "rate/ease_statistics.hpp"

using namespace rookery;

namespace {

// A puzzle of `clues` clues whose empty cells have one choice or two: its WNEF is 1, .5, or between them.
GradedPuzzle puzzle_with(int clues, int er, int ones, int twos) {
    GradedPuzzle puzzle{clues, er, {}, 10 * er};
    puzzle.ease.empty_cells = ones + twos;
    puzzle.ease.choices = ones + 2 * twos;
    puzzle.ease.histogram[1] = ones;
    puzzle.ease.histogram[2] = twos;
    return puzzle;
}

}  // namespace

TEST_CASE("levels by rating are the windows of the control lists") {
    const std::array<std::pair<int, int>, 7> expected{{{10, 0}, {15, 0}, {17, 1}, {23, 1}, {26, 2}, {45, 2}, {71, 3}}};
    for (const auto& [er, level] : expected) CHECK(level_of_rating(er) == static_cast<std::size_t>(level));
    for (const int er : {50, 64, 86, 119}) CHECK_FALSE(level_of_rating(er).has_value());
}

TEST_CASE("the level test among puzzles with the same number of clues") {
    const std::vector<GradedPuzzle> puzzles{puzzle_with(24, 12, 4, 0), puzzle_with(24, 12, 3, 1),
                                            puzzle_with(24, 20, 1, 3), puzzle_with(24, 20, 0, 4),
                                            puzzle_with(30, 12, 4, 0), puzzle_with(30, 12, 2, 2),  // no second level
                                            puzzle_with(31, 12, 4, 0), puzzle_with(31, 20, 2, 2),  // one puzzle each
                                            puzzle_with(24, 55, 4, 0)};                            // no level
    const auto levels = levels_by_clues(puzzles, EaseWeight::exponential);
    REQUIRE(levels.size() == 2);
    CHECK(levels[0].clues == 24);
    CHECK(levels[0].level == 0);
    CHECK(levels[0].wnef.mean == doctest::Approx(0.9375));  // 1 and 7/8
    CHECK(levels[1].wnef.mean == doctest::Approx(0.5625));  // 5/8 and 1/2
    REQUIRE(levels[0].next);
    // Both variances are 1/128, so t = 3/8 / sqrt(1/128).
    CHECK(levels[0].next->t == doctest::Approx(0.375 / std::sqrt(1.0 / 128)));
    CHECK_FALSE(levels[1].next.has_value());
}

TEST_CASE("correlations: overall, and among puzzles with the same number of clues") {
    // Within each number of clues the rating falls as the WNEF rises; from one number to the next both rise.
    const std::vector<GradedPuzzle> puzzles{puzzle_with(77, 20, 0, 4), puzzle_with(77, 10, 1, 3),
                                            puzzle_with(79, 80, 1, 1), puzzle_with(79, 70, 2, 0)};
    const auto found = ease_correlations(puzzles, EaseWeight::exponential);
    REQUIRE(found.size() == 4);
    CHECK(found[0].measure == "empty cells");
    CHECK(*found[0].all < 0);
    CHECK_FALSE(found[0].equal_clues.has_value());  // it is constant there
    CHECK(found[2].measure == "ER");
    CHECK(found[2].puzzles == 4);
    CHECK(*found[2].all > 0.5);
    // Differences from the means: WNEF 1/16 and 1/8, each with half a point of ER of the opposite sign.
    const double xy = -2 * (1.0 / 16 + 1.0 / 8) * 0.5;
    const double xx = 2 * (1.0 / 256 + 1.0 / 64);
    CHECK(*found[2].equal_clues == doctest::Approx(xy / std::sqrt(xx * (4 * 0.25))));
    CHECK(found[3].measure == "HoDoKu");
    CHECK(*found[3].all == doctest::Approx(*found[2].all));
    CHECK_FALSE(ease_correlations({}, EaseWeight::linear)[0].all.has_value());
}
