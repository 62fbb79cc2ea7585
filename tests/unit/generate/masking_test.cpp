#include "generate/masking.hpp"

#include <doctest/doctest.h>

#include "board/clue_cells.hpp"
#include "generate/full_board.hpp"
#include "solve/solve.hpp"
#include "support/plain/plain_solver.hpp"

using namespace rookery;

namespace {

bool is_part_of(const Grid9& puzzle, const Grid9& board) {
    for (int cell = 0; cell < 81; ++cell) {
        if (puzzle[cell] != 0 && puzzle[cell] != board[cell]) return false;
    }
    return true;
}

// With the plain backtracker, not the solver that masking used.
bool is_proper(const Grid9& puzzle) {
    plain::Solver solver(puzzle.digits, 2, 50'000'000);
    const plain::Result result = solver.run([](const plain::Cells&) {});
    return result.complete && result.solutions == 1;
}

}  // namespace

TEST_CASE("a plainly masked board is a minimal puzzle") {
    Random random(1);
    for (int i = 0; i < 20; ++i) {
        const Grid9 board = random_full_board(random);
        const Grid9 puzzle = mask_board(board, random);
        CHECK(is_part_of(puzzle, board));
        CHECK(is_proper(puzzle));
        CHECK(redundant_clues(puzzle).empty());
        clue_cells(puzzle).for_each([&](int cell) {
            Grid9 fewer = puzzle;
            fewer[cell] = 0;
            CHECK_FALSE(is_proper(fewer));
        });
    }
}

TEST_CASE("a symmetrically masked board has the symmetry, and no orbit can be removed") {
    for (int s = 0; s < kPatternSymmetryCount; ++s) {
        const auto symmetry = static_cast<PatternSymmetry>(s);
        CAPTURE(name_of(symmetry));
        Random random(2, static_cast<std::uint64_t>(s));
        const Grid9 board = random_full_board(random);
        const Grid9 puzzle = mask_board(board, random, symmetry);
        const CellSet clues = clue_cells(puzzle);
        CHECK(is_part_of(puzzle, board));
        CHECK(is_proper(puzzle));
        CHECK(has_symmetry(clues, symmetry));
        clues.for_each([&](int cell) {
            Grid9 fewer = puzzle;
            orbit_of(cell, symmetry).for_each([&](int other) { fewer[other] = 0; });
            CHECK_FALSE(is_proper(fewer));
        });
    }
}

TEST_CASE("masking keeps the requested number of clues") {
    Random random(3);
    const Grid9 board = random_full_board(random);
    CHECK(mask_board(board, random, PatternSymmetry::none, 40).clue_count() == 40);
    CHECK(mask_board(board, random, PatternSymmetry::none, 81) == board);
    const int clues = mask_board(board, random, PatternSymmetry::half_turn, 40).clue_count();
    CHECK((clues == 40 || clues == 41));
}
