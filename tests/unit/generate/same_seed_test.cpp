// The same seed gives the same puzzles on every platform: one hash over the results of many kinds of requests, equal
// natively, in wasm, and with the scalar vectors.
#include <doctest/doctest.h>

#include <cstdint>
#include <vector>

#include "board/hash.hpp"
#include "generate/generate.hpp"

using namespace rookery;

namespace {

void add(Hash& hash, const Grid9& grid) {
    for (const Digit digit : grid.digits) hash.add_byte(digit);
}

bool attempt(const GenerateRequest& request, Random& random, GeneratedPuzzle& made, Workspace& workspace) {
    Budget budget(attempt_budget(request));
    TrialRater trial_rater;
    return generate(request, random, made, ProgressCallback{}, workspace, trial_rater, budget);
}

std::vector<GenerateRequest> requests() {
    std::vector<GenerateRequest> all(8);
    all[1].difficulty.er = {71, 78};
    all[1].symmetry = PatternSymmetry::half_turn;
    all[2].difficulty.er = {83, 120};
    all[3].max_clues = 20;
    all[4].minimal = true;
    all[4].min_clues = 30;
    all[5].difficulty.required = TechniqueSet{Technique::x_wing};
    all[5].difficulty.techniques = techniques_up_to(45);
    all[6].difficulty.pearl = true;
    all[6].difficulty.er = {42, 72};
    all[7].symmetry = PatternSymmetry::diagonal;
    all[7].minimal = true;
    return all;
}

}  // namespace

TEST_CASE("the same seed gives the same puzzles on every platform, whatever the request") {
    Hash hash;
    Workspace workspace;
    int found = 0;
    for (const GenerateRequest& request : requests()) {
        for (std::uint64_t part = 0; part < 3; ++part) {
            Random random(71, part);
            GeneratedPuzzle made;
            if (!attempt(request, random, made, workspace)) continue;
            ++found;
            add(hash, made.puzzle);
            for (const bool near : {true, false}) {
                GenerateRequest around;
                (near ? around.near : around.within) = made.puzzle;
                if (!near) around.within = made.solution;
                if (!attempt(around, random, made, workspace)) continue;
                ++found;
                add(hash, made.puzzle);
            }
        }
    }
    CHECK(found > 60);
    CHECK(hash.value() == 6188061530931536750U);
}
