// Ratings by assumptions: the values of some puzzles, and cases without one.
#include "rate/trial/trial.hpp"

#include <doctest/doctest.h>

#include <atomic>

#include "support/sample_puzzles.hpp"
#include "support/samples.hpp"

using namespace rookery;

namespace {

// Found in the neighbourhood of the hardest known puzzles.
constexpr std::string_view kDepth3 =
    "........1.....2.34.35.......2..67....8753....5.62.8.7..62......75...68..8.3.25..7";

}  // namespace

TEST_CASE("a puzzle of singles has depth 0 and all lengths 0") {
    TrialRater rater;
    const TrialRatings ratings =
        rater.rate(samples::grid_of(samples::kEasy),
                   {TrialScale::te, TrialScale::b, TrialScale::gb, TrialScale::w, TrialScale::gw, TrialScale::bxb});
    CHECK(ratings.status == RatingStatus::rated);
    CHECK(ratings.of(TrialScale::te) == 0);
    CHECK(ratings.of(TrialScale::b) == 0);
    CHECK(ratings.of(TrialScale::gb) == 0);
    CHECK(ratings.of(TrialScale::w) == 0);
    CHECK(ratings.of(TrialScale::gw) == 0);
    CHECK_FALSE(ratings.of(TrialScale::bxb).has_value());
    CHECK_FALSE(ratings.of(TrialScale::bxbb).has_value());
}

TEST_CASE("depths 1, 2 and 3") {
    TrialRater rater;
    const TrialScales scales = {TrialScale::te, TrialScale::b, TrialScale::bxb, TrialScale::bxbb};
    const TrialRatings one = rater.rate(samples::grid_of(samples::kEr87), scales);
    CHECK(one.of(TrialScale::te) == 1);
    CHECK(one.of(TrialScale::b) == 5);
    const TrialRatings two = rater.rate(samples::grid_of(samples::kEasterMonster), scales);
    CHECK(two.of(TrialScale::te) == 2);
    CHECK_FALSE(two.of(TrialScale::b).has_value());
    CHECK(two.of(TrialScale::bxb) == 6);
    const TrialRatings three = rater.rate(samples::grid_of(kDepth3), scales);
    CHECK(three.of(TrialScale::te) == 3);
    CHECK_FALSE(three.of(TrialScale::bxb).has_value());
    CHECK(three.of(TrialScale::bxbb) == 2);
}

TEST_CASE("only what is requested is answered, and a scale alone as with the others") {
    TrialRater rater;
    const TrialRatings ratings = rater.rate(samples::grid_of(samples::kEr87), {TrialScale::b});
    CHECK(ratings.of(TrialScale::b) == 5);
    CHECK_FALSE(ratings.of(TrialScale::te).has_value());
    const TrialRatings beyond = rater.rate(samples::grid_of(kDepth3), {TrialScale::b, TrialScale::w});
    CHECK(beyond.status == RatingStatus::rated);
    CHECK_FALSE(beyond.of(TrialScale::b).has_value());
}

TEST_CASE("anything but a puzzle with one solution has no number") {
    TrialRater rater;
    const TrialScales scales = {TrialScale::te, TrialScale::b};
    const auto check = [&](const Grid9& grid, RatingStatus status) {
        const TrialRatings ratings = rater.rate(grid, scales);
        CHECK(ratings.status == status);
        CHECK_FALSE(ratings.of(TrialScale::te).has_value());
    };
    check(Grid9{}, RatingStatus::several_solutions);
    check(samples::grid_of(samples::kFullBoard), RatingStatus::already_solved);
    Grid9 grid = samples::grid_of(samples::kEasy);
    grid[1] = 8;  // next to the 8 of r1c1
    check(grid, RatingStatus::no_solution);
}

TEST_CASE("a stopped rating has no number") {
    TrialRater rater;
    const std::atomic<bool> stop{true};
    const TrialRatings ratings =
        rater.rate(samples::grid_of(kDepth3), {TrialScale::te, TrialScale::bxbb}, StopToken(&stop));
    CHECK(ratings.status == RatingStatus::stopped);
    CHECK_FALSE(ratings.of(TrialScale::te).has_value());
}
