// Proves a claim in a comment of positions.cpp: with clues in all cells except those of four boxes where two bands
// cross two stacks, naked singles, hidden singles and locked candidates never solve a puzzle. (Some ten seconds: only
// with ROOKERY_FULL.)
#include <doctest/doctest.h>

#include "exact/exact.hpp"
#include "support/checkers/lrat_checker.hpp"
#include "support/environment.hpp"

using namespace rookery;

TEST_CASE("four empty boxes are refuted with a proof") {
    if (environment::number("ROOKERY_FULL", 0) == 0) {
        MESSAGE("skipped: ROOKERY_FULL is not set");
        return;
    }
    CellSet pattern = CellSet::all();
    for (const int box : {0, 1, 3, 4}) pattern -= CellSet::house(box);
    LratChecker checker;
    const auto decision = decide_in_cube<3>(pattern, kBasicStrategies, {}, 10'000'000, {}, &checker);
    CHECK(decision.answer == Answer::impossible);
    CHECK_MESSAGE(checker.verified(), checker.result());
}
