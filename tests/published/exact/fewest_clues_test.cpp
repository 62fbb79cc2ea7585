// The least number of clues of a 4x4 puzzle that the strategies solve, from section 7.1 of the paper: 4. And the number
// of sets of four cells with such clues: 704 of 1,820, confirmed by trying all digits in each of them.
#include <doctest/doctest.h>

#include "board/clue_cells.hpp"
#include "exact/closure.hpp"
#include "exact/fewest.hpp"
#include "exact/share_refutation.hpp"
#include "support/checkers/lrat_checker.hpp"

using namespace rookery;

namespace {

constexpr std::uint64_t kConflictsOfShares = 10'000'000;
using Refutation4 = ShareRefutation<2>;

}  // namespace

TEST_CASE("4x4: no three clues anywhere are solvable, proved for each way to share them; four are") {
    for (const StrategySet strategies : {kNakedSingles, kBasicStrategies}) {
        for (const ClueShares<2>& shares : shares_of<2>(3)) {
            CAPTURE(text_of<2>(shares));
            Refutation4 refutation(shares, strategies);
            REQUIRE(refutation.advance(kConflictsOfShares) == Refutation4::State::impossible);
            LratChecker checker;
            CHECK(refutation.prove(kConflictsOfShares, {}, checker));
            CHECK_MESSAGE(checker.verified(), checker.result());
        }
        int found = 0;
        for (const ClueShares<2>& shares : shares_of<2>(4)) {
            Refutation4 refutation(shares, strategies);
            if (refutation.advance(kConflictsOfShares) != Refutation4::State::found) continue;
            ++found;
            CHECK(refutation.puzzle().clue_count() == 4);
            CHECK(Closure<2>(strategies).solves(refutation.puzzle()));
        }
        CHECK(found > 0);
    }
}

TEST_CASE("4x4: a set of cells is excluded or solved by the formulas exactly as by trying all digits") {
    for (int clues = 3; clues <= 5; ++clues) {
        int solved = 0;
        for (int set = 0; set < 1 << 16; ++set) {
            if (std::popcount(static_cast<unsigned>(set)) != clues) continue;
            CellSet cells;
            for (int cell = 0; cell < 16; ++cell) {
                if ((set >> cell & 1) != 0) cells.add(cell);
            }
            solved += clues_by_trying_all(cells, kNakedSingles).has_value();
        }
        CHECK(solved == (clues == 3 ? 0 : clues == 4 ? 704 : 3424));
    }
}
