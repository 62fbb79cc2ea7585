// The solver for all orders: limits, callbacks, and boards of 16x16.
#include "solve/any_order.hpp"

#include <doctest/doctest.h>

#include "support/samples.hpp"

using namespace rookery;

namespace {

// Any full board of order N: every row is the first one shifted.
template <int N>
Grid<N> shifted_grid() {
    Grid<N> grid;
    for (int cell = 0; cell < Geometry<N>::kCells; ++cell) {
        const int row = Geometry<N>::row_of(cell);
        const int shift = row % N * N + row / N;
        grid[cell] = static_cast<Digit>((Geometry<N>::column_of(cell) + shift) % Geometry<N>::kSize + 1);
    }
    return grid;
}

// A board without regular structure: random boxes on the diagonal, the rest from the solver.
Grid16 random_grid16(Random& random) {
    Grid16 grid;
    for (const int box : {0, 5, 10, 15}) {
        std::array<Digit, 16> digits{};
        for (int i = 0; i < 16; ++i) digits[i] = static_cast<Digit>(i + 1);
        random.shuffle(digits);
        for (int i = 0; i < 16; ++i) grid[Geometry<4>::kHouseCells[box][i]] = digits[i];
    }
    return solve_any_order(grid, {1}).first;
}

}  // namespace

TEST_CASE("full boards of all orders are their own solution") {
    CHECK(solve_any_order(shifted_grid<2>()).unique());
    CHECK(solve_any_order(shifted_grid<3>()).unique());
    const auto result = solve_any_order(shifted_grid<4>());
    CHECK(result.unique());
    CHECK(result.first == shifted_grid<4>());
    CHECK(result.guesses == 0);
    Grid16 wrong = shifted_grid<4>();
    std::swap(wrong[0], wrong[1]);
    CHECK(solve_any_order(wrong).solutions == 0);
}

TEST_CASE("a correct full board of 9x9 is wrong when its diagonals count") {
    const Grid9 grid = shifted_grid<3>();
    CHECK(solve_any_order(grid).unique());
    CHECK(solve_any_order(grid, {}, Variant::diagonal).solutions == is_solution(grid, Variant::diagonal));
}

TEST_CASE("16x16 puzzles of 105 to 140 clues have their one solution") {
    constexpr std::uint64_t kSeed = 16;
    Random random(kSeed);
    for (const int clues : {140, 125, 115, 105}) {
        const Grid16 solution = random_grid16(random);
        REQUIRE(is_solution(solution));
        Grid16 puzzle = solution;
        std::array<int, 256> cells{};
        for (int i = 0; i < 256; ++i) cells[i] = i;
        random.shuffle(cells);
        for (const int cell : cells) {  // remove clues as long as the solution stays unique
            if (puzzle.clue_count() == clues) break;
            puzzle[cell] = 0;
            const auto result = solve_any_order(puzzle);
            REQUIRE(result.solutions >= 1);
            REQUIRE(solves(result.first, puzzle));
            if (!result.unique()) puzzle[cell] = solution[cell];
        }
        INFO("seed ", kSeed, ": ", samples::line_of(puzzle));
        CHECK(puzzle.clue_count() == clues);
        CHECK(solve_any_order(puzzle).unique());
        CHECK(solve_any_order(puzzle).first == solution);
    }
}

TEST_CASE("the empty 16x16 board has as many solutions as requested") {
    SolveLimits limits;
    limits.solutions = 50;
    limits.guesses = 10'000;
    const auto result = solve_any_order(Grid16{}, limits);
    CHECK(result.solutions == 50);
    CHECK(result.end == SolveEnd::solution_limit);
    CHECK(is_solution(result.first));
}

TEST_CASE("conflicting givens, digits out of range and empty sets have no solution") {
    Grid16 conflict;
    conflict[3] = conflict[200] = 16;
    CHECK(solve_any_order(conflict, {1, 1'000}).solutions == 1);  // they do not see each other
    conflict[3 + 16 * 15] = 16;
    CHECK(solve_any_order(conflict, {1, 1'000}).solutions == 0);
    Grid4 odd;
    odd[5] = 5;
    CHECK(solve_any_order(odd).solutions == 0);
    Candidates<4> candidates;
    candidates.sets.fill(all_digits(16));
    CHECK(solve_any_order(candidates, {1}).solutions == 1);
    candidates[255] = 0;
    CHECK(solve_any_order(candidates, {1}).solutions == 0);
}

TEST_CASE("two equal givens on a diagonal conflict only in that variant") {
    Grid9 puzzle;
    puzzle[0] = puzzle[40] = 3;
    CHECK(solve_any_order(puzzle, {1}).solutions == 1);
    CHECK(solve_any_order(puzzle, {1}, Variant::diagonal).solutions == 0);
}

TEST_CASE("the guess limit, the stop flag and the visitor are obeyed") {
    SolveLimits limits;
    limits.solutions = ~std::uint64_t{0};
    limits.guesses = 5;
    auto result = solve_any_order(Grid16{}, limits);
    CHECK(result.end == SolveEnd::guess_limit);
    CHECK(result.guesses == 5);

    limits.guesses = ~std::uint64_t{0};
    std::atomic<bool> stop{true};
    limits.stop = &stop;
    CHECK(solve_any_order(Grid16{}, limits).end == SolveEnd::stopped);

    limits.stop = nullptr;
    int seen = 0;
    const auto visited = for_each_solution_any_order<4>(Grid16{}, limits, Variant::plain, [&](const Grid16& solution) {
        CHECK(is_solution(solution));
        return ++seen < 7;
    });
    CHECK(seen == 7);
    CHECK(visited.solutions == 7);
    CHECK(visited.end == SolveEnd::stopped);
}
