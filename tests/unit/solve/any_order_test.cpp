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

// The shifted board with digits, rows and columns mixed, so that nothing of its regularity is left for the solver.
Grid16 mixed_grid16(Random& random) {
    std::array<int, 16> digits{};
    std::array<int, 16> rows{};
    std::array<int, 16> columns{};
    const auto mix_lines = [&](std::array<int, 16>& lines) {
        std::array<int, 4> bands{0, 1, 2, 3};
        random.shuffle(bands);
        for (int band = 0; band < 4; ++band) {
            std::array<int, 4> inner{0, 1, 2, 3};
            random.shuffle(inner);
            for (int i = 0; i < 4; ++i) lines[band * 4 + i] = bands[band] * 4 + inner[i];
        }
    };
    mix_lines(rows);
    mix_lines(columns);
    for (int i = 0; i < 16; ++i) digits[i] = i + 1;
    random.shuffle(digits);
    const Grid16 source = shifted_grid<4>();
    Grid16 grid;
    for (int cell = 0; cell < 256; ++cell) {
        grid[cell] = static_cast<Digit>(digits[source[rows[cell / 16] * 16 + columns[cell % 16]] - 1]);
    }
    return grid;
}

Grid16 mask_to(Grid16 grid, int clues, Random& random) {
    std::array<int, 256> cells{};
    for (int i = 0; i < 256; ++i) cells[i] = i;
    random.shuffle(cells);
    for (int i = clues; i < 256; ++i) grid[cells[i]] = 0;
    return grid;
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

TEST_CASE("a right full board of 9x9 is wrong when its diagonals count") {
    const Grid9 grid = shifted_grid<3>();
    CHECK(solve_any_order(grid).unique());
    CHECK(solve_any_order(grid, {}, Variant::diagonal).solutions == is_solution(grid, Variant::diagonal));
}

TEST_CASE("16x16 puzzles are solved") {
    Random random(16);
    SolveLimits limits;
    limits.guesses = 100'000;
    for (const int clues : {150, 140, 130, 120, 110}) {
        for (int i = 0; i < 4; ++i) {
            const Grid16 puzzle = mask_to(mixed_grid16(random), clues, random);
            const auto result = solve_any_order(puzzle, limits);
            INFO(clues, " clues: ", samples::line_of(puzzle));
            REQUIRE(result.solutions >= 1);
            CHECK(result.end != SolveEnd::guess_limit);
            CHECK(solves(result.first, puzzle));
        }
    }
}

TEST_CASE("the empty 16x16 board has solutions, as many as one asks for") {
    SolveLimits limits;
    limits.solutions = 50;
    limits.guesses = 10'000;
    const auto result = solve_any_order(Grid16{}, limits);
    CHECK(result.solutions == 50);
    CHECK(result.end == SolveEnd::solution_limit);
    CHECK(is_solution(result.first));
}

TEST_CASE("conflicting givens, digits out of range and empty sets leave nothing") {
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

TEST_CASE("on a diagonal two equal givens conflict in that variant only") {
    Grid9 puzzle;
    puzzle[0] = puzzle[40] = 3;
    CHECK(solve_any_order(puzzle, {1}).solutions == 1);
    CHECK(solve_any_order(puzzle, {1}, Variant::diagonal).solutions == 0);
}

TEST_CASE("guess limit, stop flag and visitor are obeyed") {
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
