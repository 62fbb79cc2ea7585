// Each constraint of a request, and its results.
#include <doctest/doctest.h>

#include <string_view>
#include <utility>

#include "generate/generate.hpp"
#include "rate/se_scale.hpp"
#include "support/checkers/request_checker.hpp"
#include "support/first_result.hpp"
#include "support/masks.hpp"
#include "support/samples.hpp"

using namespace rookery;
using samples::cells_of;
using samples::kCrosses;
using samples::kLattice;
using tests::first_result;

namespace {

constexpr std::uint64_t kFewAttempts = 20;

void check(const GenerateRequest& request, std::uint64_t seeds = 2) {
    CHECK(impossible_because(request) == "");
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        CAPTURE(seed);
        CHECK(tests::result_error(request, first_result(request, seed, kFewAttempts)) == "");
    }
}

}  // namespace

TEST_CASE("ER windows, with a symmetry and few clues, and high ones") {
    GenerateRequest request;
    request.symmetry = PatternSymmetry::half_turn;
    request.max_clues = 26;
    request.difficulty.er = {71, 78};
    check(request, 5);

    GenerateRequest hard;
    hard.difficulty.er = {83, 120};
    check(hard);
}

TEST_CASE("ER windows on patterns") {
    for (const std::string_view mask : {kLattice, kCrosses}) {
        GenerateRequest request;
        request.pattern = cells_of(mask);
        request.difficulty.er = {71, 78};
        check(request);
        request.difficulty.er = {12, 17};
        check(request);
    }
}

TEST_CASE("EP and ED windows, pearls") {
    GenerateRequest request;
    request.difficulty.ep = {26, 45};
    check(request);
    request.difficulty = {};
    request.difficulty.ed = {23, 30};
    check(request);
    request.difficulty = {};
    request.difficulty.pearl = true;
    request.difficulty.er = {42, 72};
    check(request);
    request.difficulty.pearl = false;
    request.difficulty.diamond = true;
    request.difficulty.er = {20, 45};
    check(request);
}

TEST_CASE("techniques: allowed, required, and both") {
    GenerateRequest request;
    request.difficulty.techniques = techniques_up_to(lowest_rating(Technique::claiming));
    check(request);
    request.pattern = cells_of(kCrosses);
    check(request);

    for (const Technique technique : {Technique::x_wing, Technique::xy_wing, Technique::swordfish}) {
        GenerateRequest with;
        with.difficulty.required = TechniqueSet{technique};
        with.difficulty.techniques = techniques_up_to(45);
        check(with, 1);
    }
    GenerateRequest without;
    without.difficulty.techniques =
        se_techniques() & ~TechniqueSet{Technique::naked_single} & ~TechniqueSet{Technique::unique_rectangle};
    without.difficulty.er = {30, 70};
    check(without);
}

TEST_CASE("steps") {
    GenerateRequest request;
    request.difficulty.steps = {75, 78};
    check(request);
    request.difficulty.steps = {10, 20};
    check(request);
    request.difficulty.techniques = techniques_up_to(25);
    request.difficulty.steps = {55, 60};
    check(request);
}

TEST_CASE("few clues, many clues, and clues with a symmetry") {
    GenerateRequest request;
    request.max_clues = 20;
    check(request);
    request.symmetry = PatternSymmetry::half_turn;
    request.max_clues = 22;
    check(request, 1);

    GenerateRequest dense;
    dense.minimal = true;
    dense.min_clues = 30;
    check(dense, 1);
    dense.symmetry = PatternSymmetry::diagonal;
    dense.min_clues = 27;
    check(dense, 1);

    GenerateRequest exact;
    exact.min_clues = exact.max_clues = 27;
    exact.difficulty.er = {20, 72};
    check(exact);
    exact.minimal = true;
    check(exact, 1);
}

TEST_CASE("near a puzzle: as many clues, most of them its own") {
    GenerateRequest request;
    request.near = samples::grid_of(samples::k17Clues[0]);
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
        Random random(seed);
        GeneratedPuzzle made;
        if (!generate(request, random, made)) continue;
        CHECK(tests::result_error(request, made) == "");
        CHECK(made.puzzle != *request.near);
        CHECK(made.puzzle.clue_count() == 17);
    }

    request.near = first_result({}, 5, kFewAttempts).puzzle;
    int same = 0;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const GeneratedPuzzle made = first_result(request, seed, kFewAttempts);
        CHECK(tests::result_error(request, made) == "");
        CHECK(made.puzzle != *request.near);
        CHECK(made.puzzle.clue_count() == request.near->clue_count());
        for (int cell = 0; cell < 81; ++cell)
            same += made.puzzle[cell] != 0 && made.puzzle[cell] == (*request.near)[cell];
    }
    CHECK(same > 10 * (request.near->clue_count() - 6));

    request.difficulty.er = {20, 72};
    check(request);
    request.min_clues = 20;
    request.max_clues = 30;
    request.minimal = true;
    check(request);
}

TEST_CASE("within a puzzle: its clues only, and minimal") {
    GenerateRequest dense;
    dense.min_clues = dense.max_clues = 40;
    GenerateRequest request;
    request.within = first_result(dense, 6, kFewAttempts).puzzle;
    REQUIRE(request.within->clue_count() == 40);
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const GeneratedPuzzle made = first_result(request, seed, kFewAttempts);
        CHECK(tests::result_error(request, made) == "");
        CHECK(redundant_clues(made.puzzle).empty());
    }
    CHECK(first_result(request, 1, kFewAttempts).puzzle != first_result(request, 2, kFewAttempts).puzzle);
    request.min_clues = 35;
    check(request);
    request.min_clues = 17;
    request.difficulty.er = {12, 75};
    check(request);
}

TEST_CASE("an attempt stays within its budget, and a stop flag ends it") {
    GenerateRequest request;
    request.difficulty.er = {119, 120};
    Workspace workspace;
    TrialRater trial_rater;
    GeneratedPuzzle made;
    Random random(3);
    Budget budget(200'000);
    CHECK_FALSE(generate(request, random, made, {}, workspace, trial_rater, budget));
    CHECK(budget.left() == 0);

    const std::atomic<bool> stop{true};
    GenerateRequest dense;
    dense.minimal = true;
    dense.min_clues = 35;
    GenerateRequest near;
    near.near = first_result({}, 5, kFewAttempts).puzzle;
    for (const GenerateRequest& each : {request, dense, near}) CHECK_FALSE(generate(each, random, made, &stop));
}
