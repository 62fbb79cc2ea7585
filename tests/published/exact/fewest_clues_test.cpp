// The least number of clues of a 4x4 puzzle that the strategies solve, as section 7.1 of the paper has it: 4.
#include <doctest/doctest.h>

#include "exact/closure.hpp"
#include "support/any_positions.hpp"
#include "support/lrat_checker.hpp"

using namespace rookery;

TEST_CASE("4x4: no three clues anywhere are solved, proved; four are") {
    for (const StrategySet strategies : {kNakedSingles, kBasicStrategies}) {
        LratChecker checker;
        const auto three = tests::decide_any_positions<2>(3, strategies, 10'000'000, {}, &checker);
        CHECK(three.answer == Answer::impossible);
        CHECK_MESSAGE(checker.verified(), checker.result());

        const auto four = tests::decide_any_positions<2>(4, strategies, 10'000'000);
        REQUIRE(four.answer == Answer::clues);
        CHECK(four.puzzle.clue_count() == 4);
        CHECK(Closure<2>(strategies).solves(four.puzzle));
    }
}
