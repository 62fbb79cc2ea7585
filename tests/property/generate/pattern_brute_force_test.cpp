// All puzzles of three patterns, with most of their clues given, compared with brute force: every digit in every other
// cell, and the solver. Also estimates compared with exact counts. With ROOKERY_FULL=1, nine cells are open instead of
// six (minutes).
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <string_view>
#include <vector>

#include "board/clue_cells.hpp"
#include "generate/whole_pattern/whole_pattern.hpp"
#include "solve/solve.hpp"
#include "support/environment.hpp"
#include "support/samples.hpp"

using namespace rookery;

namespace {

// 24, 22 and 32 clues; half-turn, diagonal and full symmetry.
constexpr std::array<std::string_view, 3> kOnThreePatterns{
    "...16........9.17.2.......463...7.2.9.......8.4.8...561.......3.76.2........38...",
    "8.7...9....4..5..756..2.......6.......9..7.46.3..9...11.....8......8.....5..34...",
    "..7.6.3...64.9.17.21.....94...9.7...95.....38...8.3...18.....63.76.2.84...9.3.5.."};

// The puzzle without `open` of its clues, evenly spread.
Grid9 without_some(const Grid9& puzzle, std::size_t open) {
    std::vector<int> cells;
    clue_cells(puzzle).for_each([&](int cell) { cells.push_back(cell); });
    Grid9 given = puzzle;
    for (std::size_t i = 0; i < open; ++i) given[cells[i * cells.size() / open]] = 0;
    return given;
}

// Counts the fillings of `cells` from `at` on that break no rule, and lists those with one solution.
void fill_in_all_ways(Grid9& board, const std::vector<int>& cells, std::size_t at, std::set<Grid9>& puzzles) {
    if (at == cells.size()) {
        if (solve(board).unique()) puzzles.insert(board);
        return;
    }
    unsigned seen = 0;
    for (const int peer : Geometry9::kPeerCells[static_cast<std::size_t>(cells[at])]) seen |= 1U << board[peer];
    for (Digit digit = 1; digit <= 9; ++digit) {
        if ((seen >> digit & 1U) != 0) continue;
        board[cells[at]] = digit;
        fill_in_all_ways(board, cells, at + 1, puzzles);
    }
    board[cells[at]] = 0;
}

std::set<Grid9> by_brute_force(const Grid9& given, const CellSet& pattern) {
    std::vector<int> open;
    (pattern - clue_cells(given)).for_each([&](int cell) { open.push_back(cell); });
    std::set<Grid9> puzzles;
    Grid9 board = given;
    fill_in_all_ways(board, open, 0, puzzles);
    return puzzles;
}

struct Visited {
    std::vector<Grid9> puzzles;
    std::uint64_t leaves = 0;
};

Visited visit_all(const WholePattern& whole) {
    Visited visited;
    for (std::int64_t part = 0; part < whole.parts(); ++part) {
        CHECK(whole.visit(
            part,
            [&](const Grid9& puzzle) {
                visited.puzzles.push_back(puzzle);
                return true;
            },
            {}, visited.leaves));
    }
    return visited;
}

// The number of puzzles per class: permutations of the digits that do not occur among the given clues.
std::size_t alike_namings(const Grid9& given) {
    const std::set<Digit> named(given.digits.begin(), given.digits.end());
    const auto alike = 9 - (named.size() - named.count(0));
    std::size_t product = 1;
    for (std::size_t n = 2; n <= alike; ++n) product *= n;
    return product;
}

}  // namespace

TEST_CASE("the puzzles of three patterns match brute force") {
    const std::size_t open = environment::number("ROOKERY_FULL", 0) != 0 ? 9 : 6;
    for (const std::string_view line : kOnThreePatterns) {
        CAPTURE(line);
        const Grid9 puzzle = samples::grid_of(line);
        const CellSet pattern = clue_cells(puzzle);
        const Grid9 given = without_some(puzzle, open);
        const std::set<Grid9> expected = by_brute_force(given, pattern);
        const WholePattern whole({.pattern = pattern, .given = given});
        const Visited visited = visit_all(whole);
        const std::set<Grid9> found(visited.puzzles.begin(), visited.puzzles.end());
        CHECK(found.size() == visited.puzzles.size());
        CHECK(found.size() * alike_namings(given) == expected.size());
        CHECK(std::includes(expected.begin(), expected.end(), found.begin(), found.end()));
        CHECK(expected.count(puzzle) == 1);
        if (open == 9) MESSAGE(line << ": " << expected.size());

        std::set<Grid9> minimal;
        for (const Grid9& one : found) {
            if (redundant_clues(one).empty()) minimal.insert(one);
        }
        const Visited needed = visit_all(WholePattern({.pattern = pattern, .given = given, .minimal = true}));
        CHECK(std::set<Grid9>(needed.puzzles.begin(), needed.puzzles.end()) == minimal);
    }
}

// Paths are drawn unevenly; weights that do not compensate would bias the mean by more than the tolerance here.
TEST_CASE("estimates by random paths are within some hundredths of the true numbers") {
    for (const std::string_view line : kOnThreePatterns) {
        CAPTURE(line);
        const Grid9 puzzle = samples::grid_of(line);
        const WholePattern whole({.pattern = clue_cells(puzzle), .given = without_some(puzzle, 9)});
        const Visited visited = visit_all(whole);
        const auto puzzles = static_cast<double>(visited.puzzles.size());
        const auto leaves = static_cast<double>(visited.leaves);
        const WholePatternEstimate estimate = whole.estimate(7, 3000, {});
        CAPTURE(leaves);
        CAPTURE(estimate.leaves.mean);
        CAPTURE(estimate.leaves.error);
        CAPTURE(puzzles);
        CAPTURE(estimate.puzzles.mean);
        CAPTURE(estimate.puzzles.error);
        CHECK(estimate.leaves.error < 0.06 * leaves);
        CHECK(std::abs(estimate.leaves.mean - leaves) <= 4 * estimate.leaves.error);
        CHECK(std::abs(estimate.puzzles.mean - puzzles) <= 4 * estimate.puzzles.error);
    }
}
