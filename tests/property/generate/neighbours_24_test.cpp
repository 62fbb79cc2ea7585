// {-1+1} and {-2+2} of ten minimal puzzles of 24 clues, compared with their definition: the test removes and adds clues
// in every way, and the solver decides whether each puzzle has one solution.
//
// {-2+2} has millions of puzzles to try, so the test removes some pairs of clues from some puzzles; with
// ROOKERY_FULL=1, every pair from all ten (minutes).
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string_view>
#include <vector>

#include "generate/neighbours/neighbourhood.hpp"
#include "solve/solve.hpp"
#include "support/environment.hpp"
#include "support/samples.hpp"

using namespace rookery;

namespace {

// Drawn by the verb sample.
constexpr std::array<std::string_view, 10> kOf24Clues{
    ".627.3.51....51..4....2.6.......28698.....5....7.6.....31.........3...9.......4..",
    ".4193......9.....8...........7.8.52.....4.6....2..37...7..28....253.7..9...1.....",
    "...8...4.4...261..3...9.....13......6.2.7.9..98......1.....1.7..9...5.2......2..3",
    "....4.2..9...36..81.4..8....2.8..6..6..3.1.....7.9............3.41...92..78......",
    ".3.9..7.8..9..8...6...5.....8.5..624..........1..2.......1..4...6.8.7..9..2....76",
    "53.7.9......2.3.4.........1..7.....2...475..69....2...4......3..7..8.2...21..7...",
    "....3.5.....8.1..2.5......1..32.8..48...6...7492.....6..1.........4..17.9.......3",
    "7........528.......1.2.68..16.......3..8...9....754.3.9...4...2.3...5..1..5......",
    "2....7...7...1...9.49.......6.8...1......267....6...95..3..8.2.15........8.2...6.",
    "....8....4..3.7...5.3....2..1......6...7..4..6.9.1.28.7..4...98.....5....658....."};

bool leaves_one_solution(const Grid9& puzzle) {
    return solve(puzzle).unique();
}

// Adds the puzzles with `clues` more clues than the board, in empty cells from `begin` on.
void add_with_more_clues(Grid9& board, int clues, int begin, std::set<Grid9>& found) {
    if (clues == 0) {
        if (leaves_one_solution(board)) found.insert(board);
        return;
    }
    for (int cell = begin; cell < 81; ++cell) {
        if (board[cell] != 0) continue;
        unsigned seen = 0;
        for (const int peer : Geometry9::kPeerCells[static_cast<std::size_t>(cell)]) seen |= 1U << board[peer];
        for (Digit digit = 1; digit <= 9; ++digit) {
            if ((seen >> digit & 1U) != 0) continue;
            board[cell] = digit;
            add_with_more_clues(board, clues - 1, cell + 1, found);
        }
        board[cell] = 0;
    }
}

std::vector<int> clues_of(const Grid9& puzzle) {
    std::vector<int> cells;
    for (int cell = 0; cell < 81; ++cell) {
        if (puzzle[cell] != 0) cells.push_back(cell);
    }
    return cells;
}

std::set<Grid9> all_neighbours(const Grid9& puzzle, int changes) {
    std::set<Grid9> all;
    std::size_t met = 0;
    AddedClues search;
    const Neighbourhood around(puzzle, {.minus = changes, .plus = changes});
    for (std::int64_t part = 0; part < around.parts(); ++part) {
        CHECK(around.visit(part, search,
                           [&](const Grid9& neighbour) {
                               ++met;
                               all.insert(neighbour);
                               return true;
                           },
                           {}));
    }
    CHECK(met == all.size());
    return all;
}

bool keeps_clues_of(const Grid9& puzzle, const Grid9& board) {
    for (int cell = 0; cell < 81; ++cell) {
        if (board[cell] != 0 && board[cell] != puzzle[cell]) return false;
    }
    return true;
}

// Those that keep all clues of the board.
std::set<Grid9> those_that_keep(const std::set<Grid9>& puzzles, const Grid9& board) {
    std::set<Grid9> kept;
    for (const Grid9& puzzle : puzzles) {
        if (keeps_clues_of(puzzle, board)) kept.insert(puzzle);
    }
    return kept;
}

}  // namespace

TEST_CASE("{-1+1} of puzzles of 24 clues matches the definition") {
    for (const std::string_view line : kOf24Clues) {
        CAPTURE(line);
        const Grid9 puzzle = samples::grid_of(line);
        REQUIRE(puzzle.clue_count() == 24);
        REQUIRE(leaves_one_solution(puzzle));
        std::set<Grid9> expected;
        for (const int cell : clues_of(puzzle)) {
            Grid9 board = puzzle;
            board[cell] = 0;
            add_with_more_clues(board, 1, 0, expected);
        }
        expected.erase(puzzle);
        CHECK_FALSE(expected.empty());
        CHECK(all_neighbours(puzzle, 1) == expected);
    }
}

TEST_CASE("{-2+2} of puzzles of 24 clues matches the definition") {
    const bool full = environment::number("ROOKERY_FULL", 0) != 0;
    const std::size_t puzzles = full ? kOf24Clues.size() : 2;
    const std::size_t step = full ? 1 : 97;  // of 276 pairs
    for (std::size_t i = 0; i < puzzles; ++i) {
        CAPTURE(kOf24Clues[i]);
        const Grid9 puzzle = samples::grid_of(kOf24Clues[i]);
        const std::set<Grid9> found = all_neighbours(puzzle, 2);
        const std::vector<int> clues = clues_of(puzzle);
        std::set<Grid9> all_expected;
        std::size_t pair = i;
        for (std::size_t one = 0; one < clues.size(); ++one) {
            for (std::size_t other = 0; other < one; ++other) {
                if (pair++ % step != 0) continue;
                Grid9 board = puzzle;
                board[clues[one]] = 0;
                board[clues[other]] = 0;
                std::set<Grid9> expected;
                Grid9 filled = board;
                add_with_more_clues(filled, 2, 0, expected);
                expected.erase(puzzle);
                if (full) {
                    all_expected.insert(expected.begin(), expected.end());
                } else {
                    CHECK_FALSE(expected.empty());
                    CHECK(those_that_keep(found, board) == expected);
                }
            }
        }
        if (full) {
            MESSAGE(kOf24Clues[i] << ": " << all_expected.size());
            CHECK(found == all_expected);
        }
    }
}
