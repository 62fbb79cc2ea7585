// Counts from the paper: K. Nishikawa and T. Toda, "Exact Method for Generating Strategy-Solvable Sudoku Clues" (2020).
#include <doctest/doctest.h>

#include <array>
#include <bit>

#include "exact/fewest.hpp"
#include "support/data_folder.hpp"
#include "support/samples.hpp"

using namespace rookery;

TEST_CASE("order 2: no three cells hold solvable clues, and 704 sets of four do") {
    for (const StrategySet strategies : {kNakedSingles, kBasicStrategies, StrategySet{Strategy::hidden_singles}}) {
        std::array<int, 5> solvable{};
        for (unsigned bits = 0; bits < 1U << 16; ++bits) {
            const auto cells = static_cast<std::size_t>(std::popcount(bits));
            if (cells > 4) continue;
            const auto clues = clues_by_trying_all(CellSet::from_words(bits, 0), strategies);
            solvable[cells] += clues.has_value();
            if (clues) CHECK(Closure<2>(strategies).solves(*clues));
        }
        CHECK(solvable == std::array<int, 5>{0, 0, 0, 0, 704});
    }
}

// The paper has 37,373 of the 49,151 puzzles known then, and none for naked singles; the list now has 49,158.
TEST_CASE("the 17-clue puzzles: 37,375 by the three strategies, none by naked singles") {
    int puzzles = 0;
    int basic = 0;
    int naked = 0;
    Closure<3> by_basic(kBasicStrategies);
    Closure<3> by_naked(kNakedSingles);
    for (const auto& line : data::lines_of("puzzles/17_clue.txt")) {
        const Grid9 puzzle = samples::grid_of(line);
        ++puzzles;
        basic += by_basic.solves(puzzle);
        naked += by_naked.solves(puzzle);
    }
    if (puzzles == 0) return;
    CHECK(puzzles == 49'158);
    CHECK(basic == 37'375);
    CHECK(naked == 0);
}
