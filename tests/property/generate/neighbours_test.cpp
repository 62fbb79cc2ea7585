// Neighbourhoods compared with their definition: the test removes and adds clues in every way, and a plain solver
// decides which puzzles have one solution.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "board/random.hpp"
#include "generate/neighbours/neighbourhood.hpp"
#include "solve/solve.hpp"
#include "support/environment.hpp"
#include "support/plain/plain_solver.hpp"
#include "support/random/random_puzzles.hpp"
#include "support/samples.hpp"

using namespace rookery;

namespace {

using Puzzles = std::vector<Grid9>;

// Counts up to two solutions; a board that breaks the rules has none.
bool has_one_solution(const Grid9& puzzle) {
    constexpr std::uint64_t kNodes = 10'000'000;
    const plain::Result result = plain::Solver(puzzle.digits, 2, kNodes).run([](const plain::Cells&) {});
    REQUIRE(result.nodes < kNodes);
    return result.solutions == 1;
}

// Every puzzle with `clues` more clues than the board, in cells from `begin` on.
void put_in(const Grid9& board, const Grid9& excluded, int clues, int begin, Puzzles& found) {
    if (clues == 0) {
        if (has_one_solution(board)) found.push_back(board);
        return;
    }
    for (int cell = begin; cell < 81; ++cell) {
        if (board[cell] != 0) continue;
        for (Digit digit = 1; digit <= 9; ++digit) {
            if (digit == excluded[cell]) continue;
            Grid9 more = board;
            more[cell] = digit;
            if (!has_conflict(more)) put_in(more, excluded, clues - 1, cell + 1, found);
        }
    }
}

// {-minus+plus} as a user understands it: removed clues may return.
std::set<Grid9> neighbours_by_definition(const Grid9& puzzle, int minus, int plus) {
    Puzzles found;
    const auto take = [&](auto& self, const Grid9& board, int left, int begin) -> void {
        if (left == 0) return put_in(board, Grid9{}, plus, 0, found);
        for (int cell = begin; cell < 81; ++cell) {
            if (board[cell] == 0) continue;
            Grid9 less = board;
            less[cell] = 0;
            self(self, less, left - 1, cell + 1);
        }
    };
    take(take, puzzle, minus, 0);
    std::set<Grid9> all(found.begin(), found.end());
    all.erase(puzzle);
    return all;
}

Puzzles added(const AddedCluesQuery& query, AddedClues::Limits limits = {}) {
    Puzzles found;
    AddedClues search(limits);
    CHECK(search.visit(query, [&](const Grid9& puzzle) {
        found.push_back(puzzle);
        return true;
    }));
    return found;
}

Puzzles neighbours(const Grid9& puzzle, const NeighbourhoodRequest& request) {
    Puzzles found;
    AddedClues search;
    const Neighbourhood around(puzzle, request);
    for (std::int64_t part = 0; part < around.parts(); ++part) {
        CHECK(around.visit(part, search,
                           [&](const Grid9& neighbour) {
                               found.push_back(neighbour);
                               return true;
                           },
                           {}));
    }
    return found;
}

// Checks that each puzzle occurs once.
std::set<Grid9> as_set(const Puzzles& puzzles) {
    std::set<Grid9> all(puzzles.begin(), puzzles.end());
    CHECK(all.size() == puzzles.size());
    return all;
}

// A board with several solutions, and the removed digits.
AddedCluesQuery random_query(Random& random, int clues_left) {
    AddedCluesQuery query;
    query.board = samples::random_puzzle(random, clues_left + 3);
    while (query.board.clue_count() > clues_left || solve(query.board).unique()) {
        const int cell = static_cast<int>(random.below(81));
        if (query.board[cell] != 0) query.excluded[cell] = query.board[cell];
        query.board[cell] = 0;
    }
    return query;
}

std::uint64_t cases() {
    return environment::number("ROOKERY_CASES", 3);
}
std::uint64_t seed() {
    return environment::number("ROOKERY_SEED", 41);
}

constexpr AddedClues::Limits kNothingListed{.for_one = 1, .for_two = 1};

}  // namespace

TEST_CASE("one or two clues added to random boards leave one solution exactly when the definition says so") {
    Random random(seed());
    CAPTURE(seed());
    for (std::uint64_t i = 0; i < cases(); ++i) {
        for (const int clues : {1, 2}) {
            AddedCluesQuery query = random_query(random, clues == 1 ? 24 : 36);
            query.clues = clues;
            INFO(samples::line_of(query.board));
            Puzzles expected;
            put_in(query.board, query.excluded, clues, 0, expected);
            std::sort(expected.begin(), expected.end());
            Puzzles found = added(query);
            std::sort(found.begin(), found.end());
            CHECK(found == expected);
            Puzzles by_branching = added(query, kNothingListed);
            std::sort(by_branching.begin(), by_branching.end());
            CHECK(by_branching == expected);
        }
    }
}

TEST_CASE("digits of one solution only, and parts by the first cell, give the same puzzles") {
    Random random(seed());
    CAPTURE(seed());
    for (std::uint64_t i = 0; i < cases(); ++i) {
        AddedCluesQuery query = random_query(random, 24);
        query.clues = 2;
        INFO(samples::line_of(query.board));
        const Puzzles all = added(query);
        Puzzles by_cell;
        AddedCluesQuery in_cell = query;
        for (in_cell.first_cell = 0; in_cell.first_cell < 81; ++in_cell.first_cell) {
            if (query.board[in_cell.first_cell] != 0) continue;
            const Puzzles some = added(in_cell);
            by_cell.insert(by_cell.end(), some.begin(), some.end());
        }
        CHECK(as_set(by_cell) == as_set(all));

        const Grid9 solution = solve(query.board).first;
        query.solution = &solution;
        Puzzles of_solution;
        std::copy_if(all.begin(), all.end(), std::back_inserter(of_solution),
                     [&](const Grid9& puzzle) { return solve(puzzle).first == solution; });
        CHECK(as_set(added(query)) == as_set(of_solution));
    }
}

TEST_CASE("each neighbour is visited once, and the neighbours match the definition") {
    Random random(seed());
    CAPTURE(seed());
    for (std::uint64_t i = 0; i < cases(); ++i) {
        const Grid9 lean = samples::random_puzzle(random, 0);
        INFO(samples::line_of(lean));
        CHECK(as_set(neighbours(lean, {.minus = 1, .plus = 1})) == neighbours_by_definition(lean, 1, 1));
        CHECK(as_set(neighbours(lean, {.minus = 0, .plus = 1})) == neighbours_by_definition(lean, 0, 1));
        CHECK(as_set(neighbours(lean, {.minus = 2, .plus = 0})) == neighbours_by_definition(lean, 2, 0));
        const Grid9 full = samples::random_puzzle(random, 70);
        INFO(samples::line_of(full));
        CHECK(as_set(neighbours(full, {.minus = 2, .plus = 1})) == neighbours_by_definition(full, 2, 1));
        CHECK(as_set(neighbours(full, {.minus = 1, .plus = 2})) == neighbours_by_definition(full, 1, 2));
        const Grid9 fuller = samples::random_puzzle(random, 76);
        INFO(samples::line_of(fuller));
        CHECK(as_set(neighbours(fuller, {.minus = 2, .plus = 3})) == neighbours_by_definition(fuller, 2, 3));
    }
}

TEST_CASE("the minimal neighbours, and those of the same grid, match a filter over all of them") {
    Random random(seed());
    CAPTURE(seed());
    for (std::uint64_t i = 0; i < cases(); ++i) {
        const Grid9 puzzle = samples::random_puzzle(random, 0);
        INFO(samples::line_of(puzzle));
        const Grid9 solution = solve(puzzle).first;
        const Puzzles all = neighbours(puzzle, {.minus = 2, .plus = 2});
        std::set<Grid9> minimal;
        std::set<Grid9> of_grid;
        for (const Grid9& neighbour : as_set(all)) {
            if (redundant_clues(neighbour).empty()) minimal.insert(neighbour);
            if (solve(neighbour).first == solution) of_grid.insert(neighbour);
        }
        CHECK(as_set(neighbours(puzzle, {.minus = 2, .plus = 2, .minimal = true})) == minimal);
        CHECK(as_set(neighbours(puzzle, {.minus = 2, .plus = 2, .same_grid = true})) == of_grid);
    }
}
