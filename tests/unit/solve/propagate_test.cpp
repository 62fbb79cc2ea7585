// The pieces below the search: the packed board, propagation, the choice of the cell to guess.
#include "solve/propagate.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <bit>

#include "solve/branch.hpp"
#include "solve/solve.hpp"
#include "support/samples.hpp"

using namespace rookery;

namespace {

std::uint32_t candidates_at(const PackedBoard& board, int cell) {
    const PackedCell place = packed_cell(cell);
    return words_of(board)[place.position][place.band] >> place.shift & kFieldMask;
}

V128 guards() {
    return V128::splat32(kGuardBits);
}

// Calls f(puzzle, solution) for all kinds of puzzles with one solution.
template <class F>
void for_each_sample(F f) {
    const auto call = [&](std::string_view line) {
        INFO(line);
        const Grid9 puzzle = samples::grid_of(line);
        f(puzzle, solve(puzzle).first);
    };
    for (const auto line : samples::k17Clues) call(line);
    for (const auto line : samples::kTop1465) call(line);
    for (const auto line : samples::kHardest) call(line);
}

}  // namespace

TEST_CASE("packing keeps every cell, with guards and the copy of the first band in place") {
    for_each_sample([](const Grid9& puzzle, const Grid9& solution) {
        const PackedBoard board = pack(puzzle);
        for (int cell = 0; cell < 81; ++cell) {
            CHECK(candidates_at(board, cell) == (puzzle[cell] == 0 ? kFieldMask : digit_bit(puzzle[cell])));
        }
        for (const V128 vector : board.at) {
            CHECK((vector & guards()) == guards());
            CHECK((vector & ~V128::splat32(kGuardBits | kCandidateBits)) == V128());
            CHECK(vector.u32(3) == vector.u32(0));
        }
        Grid9 back;
        unpack(pack(solution), back);
        CHECK(back == solution);
    });
}

TEST_CASE("an invalid digit leaves its cell without candidates") {
    Grid9 grid;
    grid[40] = 200;
    CHECK(candidates_at(pack(grid), 40) == 0);
    CHECK(solve(grid).solutions == 0);
}

TEST_CASE("propagation keeps the solution and reaches a fixed point") {
    for_each_sample([](const Grid9& puzzle, const Grid9& solution) {
        PackedBoard board = pack(puzzle);
        const Outcome outcome = propagate_root(board);
        REQUIRE(outcome != Outcome::dead);
        for (int cell = 0; cell < 81; ++cell) {
            CHECK((candidates_at(board, cell) & digit_bit(solution[cell])) != 0);
            if (outcome == Outcome::solved) CHECK(candidates_at(board, cell) == digit_bit(solution[cell]));
        }
        for (const V128 vector : board.at) CHECK((vector & guards()) == guards());
    });
}

TEST_CASE("a wrong guess is never solved") {
    for_each_sample([](const Grid9& puzzle, const Grid9& solution) {
        for (int cell = 0; cell < 81; cell += 7) {
            if (puzzle[cell] != 0) continue;
            Grid9 wrong = puzzle;
            wrong[cell] = static_cast<Digit>(solution[cell] % 9 + 1);
            PackedBoard board = pack(wrong);
            CHECK(propagate_root(board) != Outcome::solved);
        }
    });
}

TEST_CASE("the cell to guess has several candidates, two if there is such a cell") {
    for_each_sample([](const Grid9& puzzle, const Grid9&) {
        PackedBoard board = pack(puzzle);
        if (propagate_root(board) != Outcome::open) return;
        int fewest = 9;
        for (int cell = 0; cell < 81; ++cell) {
            const int n = std::popcount(candidates_at(board, cell));
            if (n > 1) fewest = std::min(fewest, n);
        }
        for (const Branch& branch : {best_branch(board), first_branch(board)}) {
            CHECK(std::popcount(branch.candidates) == fewest);
            CHECK((words_of(board)[branch.position][branch.band] & branch.candidates) == branch.candidates);
        }
    });
    const PackedBoard empty = pack(Grid9{});
    CHECK(std::popcount(best_branch(empty).candidates) == 9);
}
