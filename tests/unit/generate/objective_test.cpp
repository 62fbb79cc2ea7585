#include "generate/objective.hpp"
#include "rate/se_scale.hpp"

#include <doctest/doctest.h>

#include <limits>

#include "support/checkers/request_checker.hpp"
#include "support/paths.hpp"
#include "support/samples.hpp"

using namespace rookery;

namespace {

// A puzzle that needs a chain; the tests compute the other properties they need.
const Grid9 kChain =
    samples::grid_of(".5...69..8...47.6........32.2...54.....7.2.....14...5.28........4.19...8..52...4.");

int distance(const GenerateRequest& request, const Grid9& puzzle, int most = std::numeric_limits<int>::max() / 2) {
    Workspace workspace;
    Budget budget(1'000'000'000);
    TrialRater trial_rater;
    const Objective objective(request, {}, workspace, trial_rater);
    return objective.distance(puzzle, most, budget);
}

// Any puzzle: the tests state what they need of it.
Grid9 sample() {
    return samples::grid_of(samples::k17Clues[0]);
}

}  // namespace

TEST_CASE("every puzzle meets an empty request") {
    CHECK(distance({}, sample()) == 0);
    CHECK(distance({}, kChain) == 0);
}

TEST_CASE("clues outside their window, and redundant ones, cost four each") {
    GenerateRequest request;
    request.min_clues = 20;
    CHECK(distance(request, sample()) == 12);
    request = {};
    request.max_clues = 17;
    CHECK(distance(request, sample()) == 0);

    Grid9 more = sample();
    const Grid9 solution = solve(more).first;
    more[0] = solution[0];
    CHECK(distance(request, more) == 4);
    request = {};
    request.minimal = true;
    CHECK(distance(request, sample()) == 0);
    CHECK(distance(request, more) == 4 * redundant_clues(more).size());
    CHECK(redundant_clues(more).contains(0));
}

TEST_CASE("ER outside its window costs one per tenth") {
    const SeRating rating = rate_se(kChain);
    REQUIRE(rating.status == RatingStatus::rated);
    REQUIRE(rating.er > 65);
    GenerateRequest request;
    request.difficulty.er = {rating.er, rating.er};
    CHECK(distance(request, kChain) == 0);
    request.difficulty.er = {rating.er + 3, rating.er + 10};
    CHECK(distance(request, kChain) == 3);
    request.difficulty.er = {rating.er - 2, rating.er - 1};
    CHECK(distance(request, kChain) > 0);
    request.difficulty.er = {10, 30};
    CHECK(distance(request, kChain) > 0);
}

TEST_CASE("distances beyond the bound are reported as beyond it") {
    const SeRating rating = rate_se(kChain);
    GenerateRequest request;
    request.difficulty.er = {rating.er + 3, rating.er + 10};
    CHECK(distance(request, kChain, 3) == 3);
    CHECK(distance(request, kChain, 2) > 2);
    request.difficulty = {};
    request.difficulty.diamond = true;
    request.difficulty.er = {70, 120};
    CHECK(distance(request, kChain, 0) > 0);
}

TEST_CASE("an unused technique and a used one") {
    State state(kChain);
    const Path path = find_path(state, {kSeScale});
    REQUIRE(path.end == PathEnd::solved);
    TechniqueSet used;
    for (const Step& step : path.steps) used.insert(step.technique);
    for (int t = 0; t < kTechniqueCount; ++t) {
        GenerateRequest request;
        request.difficulty.required = TechniqueSet{static_cast<Technique>(t)};
        CAPTURE(name_of(static_cast<Technique>(t)));
        CHECK((distance(request, kChain) == 0) == used.intersects(request.difficulty.required));
    }
    GenerateRequest request;
    const int steps = static_cast<int>(path.steps.size());
    request.difficulty.steps = {steps, steps};
    CHECK(distance(request, kChain) == 0);
    request.difficulty.steps = {steps + 2, steps + 5};
    CHECK(distance(request, kChain) == 2);
    request.difficulty.steps = {1, steps - 4};
    CHECK(distance(request, kChain) == 4);
}

TEST_CASE("a puzzle that confirms has its rating filled in") {
    GenerateRequest request;
    request.difficulty.er = {65, 80};
    Workspace workspace;
    Budget budget(1'000'000'000);
    TrialRater trial_rater;
    const Objective objective(request, {}, workspace, trial_rater);
    GeneratedPuzzle found;
    found.puzzle = kChain;
    CHECK(objective.confirm(found, budget));
    CHECK(found.rating.er == rate_se(kChain).er);
    found.puzzle = sample();
    CHECK(objective.confirm(found, budget) == tests::rating_error(request.difficulty, rate_se(sample())).empty());
}
