#include "generate/dense.hpp"

#include <doctest/doctest.h>

#include "generate/full_board.hpp"
#include "generate/masking.hpp"
#include "solve/solve.hpp"

using namespace rookery;

TEST_CASE("exchanges keep a puzzle minimal and its board, and never lose a clue") {
    constexpr std::uint64_t kSeed = 41;
    CAPTURE(kSeed);
    Random random(kSeed);
    Budget budget(100'000'000);
    int gained = 0;
    for (int i = 0; i < 6; ++i) {
        SolvedPuzzle puzzle;
        puzzle.solution = rough_full_board(random);
        puzzle.puzzle = mask_board(puzzle.solution, random);
        DenseSearch search(puzzle, random);
        CHECK(search.puzzle().puzzle == puzzle.puzzle);
        int clues = search.clue_count();
        for (int j = 0; j < 300; ++j) {
            if (!search.move(1 + j % 2, budget)) continue;
            const Grid9 now = search.puzzle().puzzle;
            CHECK(solve(now).unique());
            CHECK(solve(now).first == puzzle.solution);
            CHECK(redundant_clues(now).empty());
            CHECK(search.clue_count() >= clues);
            CHECK(search.clue_count() == now.clue_count());
            clues = search.clue_count();
        }
        gained += clues - puzzle.puzzle.clue_count();
    }
    CHECK(gained > 5);
}
