// Random requests: results match the request and repeat exactly, and the objective's distances are correct.
#include <doctest/doctest.h>

#include <algorithm>
#include <limits>
#include <string>

#include "board/symmetry.hpp"
#include "generate/contradictions.hpp"
#include "generate/generate.hpp"
#include "generate/objective.hpp"
#include "support/checkers/request_checker.hpp"
#include "support/random/random_puzzles.hpp"

using namespace rookery;

namespace {

int between(Random& random, int low, int high) {
    return low + static_cast<int>(random.below(static_cast<std::uint32_t>(high - low + 1)));
}

bool one_in(Random& random, std::uint32_t n) {
    return random.below(n) == 0;
}

Window random_window(Random& random, int low, int high) {
    const int a = between(random, low, high);
    const int b = between(random, low, high);
    return {std::min(a, b), std::max(a, b)};
}

// Ratings stay low enough for paths that take little time.
GenerateRequest random_request(Random& random) {
    GenerateRequest request;
    Difficulty& constraints = request.difficulty;
    request.minimal = one_in(random, 4);
    if (one_in(random, 3))
        request.symmetry = static_cast<PatternSymmetry>(between(random, 0, kPatternSymmetryCount - 1));
    if (one_in(random, 3)) {
        request.min_clues = between(random, 20, 28);
        request.max_clues = request.min_clues + between(random, 1, 10);
    }
    if (one_in(random, 2)) constraints.er = random_window(random, 10, 78);
    if (one_in(random, 5)) constraints.ep = random_window(random, 10, 50);
    if (one_in(random, 5)) constraints.ed = random_window(random, 10, 30);
    constraints.pearl = one_in(random, 12);
    constraints.diamond = one_in(random, 12);
    if (one_in(random, 4)) constraints.techniques = techniques_up_to(between(random, 23, 76));
    if (one_in(random, 5)) constraints.required = TechniqueSet{static_cast<Technique>(between(random, 5, 20))};
    if (one_in(random, 5)) constraints.steps = random_window(random, 50, 90);
    const auto range = [&](int low, int high) {
        const Window window = random_window(random, low, high);
        return TrialTarget::Range{window.low, window.high};
    };
    if (one_in(random, 8)) constraints.trial.ranges[static_cast<int>(TrialScale::te)] = range(0, 1);
    for (const TrialScale scale : {TrialScale::b, TrialScale::gb, TrialScale::w, TrialScale::gw}) {
        if (one_in(random, 16)) constraints.trial.ranges[static_cast<int>(scale)] = range(0, 5);
    }
    return request;
}

constexpr int kFarRequest = std::numeric_limits<int>::max() / 2;

}  // namespace

TEST_CASE("random requests are met, and in the same way for the same seed") {
    constexpr std::uint64_t kSeed = 61;
    constexpr std::uint64_t kBudget = 120'000;  // enough for most of them
    Workspace workspace;
    TrialRater trial_rater;
    int found = 0;
    for (std::uint64_t i = 0; i < 60; ++i) {
        CAPTURE(kSeed);
        CAPTURE(i);
        Random random(kSeed, i);
        const GenerateRequest request = random_request(random);
        if (!impossible_because(request).empty() || !contradiction_in(request).empty()) continue;
        Random again = random;
        Budget budget(kBudget);
        GeneratedPuzzle first;
        if (!generate(request, random, first, {}, workspace, trial_rater, budget)) {
            CHECK(budget.left() == 0);
            continue;
        }
        ++found;
        CHECK(tests::result_error(request, first) == "");
        Workspace fresh;
        TrialRater fresh_trial_rater;
        Budget budget_again(kBudget);
        GeneratedPuzzle second;
        CHECK(generate(request, again, second, {}, fresh, fresh_trial_rater, budget_again));
        CHECK(first.puzzle == second.puzzle);
        CHECK(budget.left() == budget_again.left());
    }
    CHECK(found > 15);
}

TEST_CASE("the distance is 0 for a fit and positive otherwise, and a bound changes nothing below it") {
    constexpr std::uint64_t kSeed = 62;
    Workspace workspace;
    TrialRater trial_rater;
    int fitting = 0;
    for (std::uint64_t i = 0; i < 300; ++i) {
        CAPTURE(kSeed);
        CAPTURE(i);
        Random random(kSeed, i);
        const GenerateRequest request = random_request(random);
        const Grid9 puzzle = samples::random_puzzle(random, one_in(random, 2) ? 0 : between(random, 24, 34));
        Budget budget(1'000'000'000);
        const Objective objective(request, {}, workspace, trial_rater);
        const int distance = objective.distance(puzzle, kFarRequest, budget);
        GenerateRequest anywhere = request;  // the objective does not check symmetry
        anywhere.symmetry = PatternSymmetry::none;
        const std::string error = tests::request_error(anywhere, puzzle);
        CAPTURE(error);
        CHECK((distance == 0) == error.empty());
        fitting += distance == 0;
        for (const int most : {0, 1, distance - 1, distance, distance + 5, between(random, 0, 40)}) {
            if (most < 0) continue;
            const int bounded = objective.distance(puzzle, most, budget);
            CAPTURE(most);
            if (distance <= most) {
                CHECK(bounded == distance);
            } else {
                CHECK(bounded > most);
            }
        }
    }
    CHECK(fitting > 20);
}
