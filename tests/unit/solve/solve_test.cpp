// The calls of solve.hpp on simple states: empty, full, broken, limited, stopped.
#include "solve/solve.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

#include "solve/any_order.hpp"
#include "support/samples.hpp"

using namespace rookery;

namespace {

constexpr std::string_view kFull = "917465238386712945452983167731829654248356791695147382179538426864291573523674819";

Grid9 full_grid() {
    return samples::grid_of(kFull);
}

Candidates9 all_candidates() {
    Candidates9 candidates;
    candidates.sets.fill(all_digits(9));
    return candidates;
}

SolveLimits up_to(std::uint64_t solutions) {
    SolveLimits limits;
    limits.solutions = solutions;
    return limits;
}

void check_none(const SolveResult& result) {
    CHECK(result.solutions == 0);
    CHECK(result.end == SolveEnd::complete);
    CHECK(result.first == Grid9{});
    CHECK_FALSE(result.unique());
}

}  // namespace

TEST_CASE("a puzzle with one solution is solved") {
    const Grid9 puzzle = samples::grid_of(samples::k17Clues[0]);
    const SolveResult result = solve(puzzle);
    CHECK(result.unique());
    CHECK(solves(result.first, puzzle));
}

TEST_CASE("a full board is its own solution, or has none") {
    const SolveResult right = solve(full_grid(), up_to(10));
    CHECK(right.unique());
    CHECK(right.first == full_grid());
    CHECK(right.guesses == 0);

    for (int cell = 0; cell < 81; ++cell) {
        Grid9 wrong = full_grid();
        wrong[cell] = static_cast<Digit>(wrong[cell] % 9 + 1);
        check_none(solve(wrong));
    }
    // Every row is right, every other house wrong.
    Grid9 rows_only;
    for (int cell = 0; cell < 81; ++cell) rows_only[cell] = static_cast<Digit>(cell % 9 + 1);
    check_none(solve(rows_only));
    // Every box is right, every row and column wrong.
    Grid9 boxes_only;
    for (int cell = 0; cell < 81; ++cell) {
        boxes_only[cell] = static_cast<Digit>(Geometry9::index_in(cell, HouseKind::box) + 1);
    }
    check_none(solve(boxes_only));
}

TEST_CASE("one hole in a full board") {
    for (int cell = 0; cell < 81; ++cell) {
        Grid9 puzzle = full_grid();
        puzzle[cell] = 0;
        const SolveResult result = solve(puzzle);
        CHECK(result.unique());
        CHECK(result.first == full_grid());
    }
}

TEST_CASE("two equal givens in a house have no solution, without a guess") {
    for (int house = 0; house < Geometry9::kHouses; ++house) {
        for (const int i : {0, 3, 8}) {
            for (const int j : {1, 4, 7}) {
                Grid9 puzzle;
                puzzle[Geometry9::kHouseCells[house][i]] = 5;
                puzzle[Geometry9::kHouseCells[house][j]] = 5;
                const SolveResult result = solve(puzzle);
                check_none(result);
                CHECK(result.guesses == 0);
            }
        }
    }
}

TEST_CASE("the empty board has as many solutions as requested") {
    for (const std::uint64_t limit : {1, 2, 10'000}) {
        const SolveResult result = solve(Grid9{}, up_to(limit));
        CHECK(result.solutions == limit);
        CHECK(result.end == SolveEnd::solution_limit);
        CHECK(is_solution(result.first));
    }
}

TEST_CASE("reaching the solution limit ends the search even without a further solution") {
    const Grid9 puzzle = samples::grid_of(samples::k17Clues[1]);
    CHECK(solve(puzzle, up_to(1)).end == SolveEnd::solution_limit);
    CHECK(solve(puzzle, up_to(2)).end == SolveEnd::complete);
}

TEST_CASE("candidates: same result as a puzzle with the same givens") {
    for (const auto line : samples::kTop1465) {
        const Grid9 puzzle = samples::grid_of(line);
        const SolveResult a = solve(puzzle);
        const SolveResult b = solve(samples::candidates_of(puzzle));
        CHECK(a.first == b.first);
        CHECK(a.guesses == b.guesses);
        CHECK(b.unique());
    }
}

TEST_CASE("candidates: an empty cell has no solution") {
    for (int cell = 0; cell < 81; ++cell) {
        Candidates9 candidates = all_candidates();
        candidates[cell] = 0;
        check_none(solve(candidates, up_to(10)));
    }
    check_none(solve(Candidates9{}));
}

TEST_CASE("candidates: a digit without a place in a house has no solution, found soon") {
    SolveLimits limits = up_to(10);
    limits.guesses = 1'000;
    for (int house = 0; house < Geometry9::kHouses; ++house) {
        Candidates9 candidates = all_candidates();
        for (const int cell : Geometry9::kHouseCells[house]) candidates[cell] &= static_cast<DigitSet>(~digit_bit(7));
        check_none(solve(candidates, limits));
    }
}

TEST_CASE("candidates: a board filled with only eight digits is not a solution") {
    // Where the solution has 8 or 9, the candidates are 8 or 1; 1 is eliminated at once, and no line objects to 8
    // twice.
    Candidates9 candidates = samples::candidates_of(full_grid());
    for (DigitSet& set : candidates.sets) {
        if (set == digit_bit(8) || set == digit_bit(9)) set = digit_bit(8) | digit_bit(1);
    }
    check_none(solve(candidates));
}

TEST_CASE("candidates: a sukaku without a given") {
    // Every cell keeps its digit and the next one. Taking the next digit everywhere is also a solution.
    Candidates9 candidates;
    for (int cell = 0; cell < 81; ++cell) {
        const int digit = full_grid()[cell];
        candidates[cell] = static_cast<DigitSet>(digit_bit(digit) | digit_bit(digit % 9 + 1));
    }
    const SolveResult all = solve(candidates, up_to(1'000));
    CHECK(all.solutions >= 2);
    CHECK(all.solutions == solve_any_order(candidates, up_to(1'000)).solutions);
    candidates[0] = digit_bit(full_grid()[0]);
    const SolveResult fixed = solve(candidates, up_to(1'000));
    CHECK(fixed.solutions >= 1);
    CHECK(fixed.solutions < all.solutions);
}

TEST_CASE("a search stops within the guess limit") {
    const Grid9 puzzle = samples::grid_of(samples::kHardest[0]);
    const SolveResult whole = solve(puzzle);
    REQUIRE(whole.unique());
    REQUIRE(whole.guesses > 10);
    SolveLimits limits;
    for (std::uint64_t guesses = 0; guesses < whole.guesses; ++guesses) {
        limits.guesses = guesses;
        const SolveResult result = solve(puzzle, limits);
        CHECK(result.end == SolveEnd::guess_limit);
        CHECK(result.guesses == guesses);
    }
    limits.guesses = whole.guesses;
    CHECK(solve(puzzle, limits).unique());
}

TEST_CASE("the stop flag ends a search that would not end by itself") {
    std::atomic<bool> stop{true};
    SolveLimits limits = up_to(~std::uint64_t{0});
    limits.stop = &stop;
    const SolveResult result = solve(Grid9{}, limits);
    CHECK(result.end == SolveEnd::stopped);

    stop = false;
    std::uint64_t seen = 0;
    const SolveResult later = for_each_solution(Grid9{}, limits, [&](const Grid9&) {
        if (++seen == 1'000) stop = true;
        return true;
    });
    CHECK(later.end == SolveEnd::stopped);
    CHECK(later.solutions >= 1'000);
    CHECK(later.solutions < 2'000);
}

TEST_CASE("every solution is visited once, in counting order") {
    for (const auto line : samples::kManySolutions) {
        const Grid9 puzzle = samples::grid_of(line);
        std::vector<Grid9> visited;
        const SolveResult result = for_each_solution(puzzle, up_to(500), [&](const Grid9& solution) {
            visited.push_back(solution);
            return true;
        });
        REQUIRE(visited.size() == result.solutions);
        REQUIRE(!visited.empty());
        CHECK(visited.front() == result.first);
        for (const Grid9& solution : visited) CHECK(solves(solution, puzzle));
        std::vector<Grid9> sorted = visited;
        std::sort(sorted.begin(), sorted.end());
        CHECK(std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end());
    }
}

TEST_CASE("a visitor can end the search") {
    std::vector<Grid9> visited;
    const SolveResult result = for_each_solution(Grid9{}, up_to(100), [&](const Grid9& solution) {
        visited.push_back(solution);
        return visited.size() < 3;
    });
    CHECK(visited.size() == 3);
    CHECK(result.solutions == 3);
    CHECK(result.end == SolveEnd::stopped);
}
