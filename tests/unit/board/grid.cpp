// Grids: order, counting, conflicts, solutions.
#include "board/grid.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "support/puzzles/known_grids.hpp"
#include "support/samples.hpp"

namespace rookery {
namespace {

// A solution of any order: each row is the previous one shifted by a box, each band by one more.
template <int N>
Grid<N> shifted_rows() {
    using Geo = Geometry<N>;
    Grid<N> grid;
    for (int cell = 0; cell < Geo::kCells; ++cell) {
        const int row = Geo::row_of(cell);
        grid[cell] = static_cast<Digit>((row % N * N + row / N + Geo::column_of(cell)) % Geo::kSize + 1);
    }
    return grid;
}

// Counts the ways to fill the 4x4 board cell by cell, using only has_conflict.
int count_fillings(Grid4 grid, int cell, Variant variant) {
    if (has_conflict(grid, variant)) return 0;
    if (cell == Geometry<2>::kCells) return is_solution(grid, variant) ? 1 : 0;
    int n = 0;
    for (Digit d = 1; d <= 4; ++d) {
        grid[cell] = d;
        n += count_fillings(grid, cell + 1, variant);
    }
    return n;
}

}  // namespace

TEST_CASE("grid: an empty cell sorts below every digit, and the first cell is most significant") {
    Grid9 a;
    Grid9 b;
    CHECK(a == b);
    b[80] = 1;
    CHECK(a < b);
    a[79] = 1;
    CHECK(b < a);
    b[0] = 2;
    a[0] = 9;
    CHECK(b < a);
}

TEST_CASE("grid: clues are counted") {
    Grid16 grid;
    CHECK(grid.clue_count() == 0);
    CHECK_FALSE(grid.is_full());
    grid[255] = 16;
    grid[0] = 1;
    CHECK(grid.clue_count() == 2);
    CHECK(shifted_rows<4>().is_full());
}

TEST_CASE("grid: solutions of every order") {
    CHECK(is_solution(samples::grid_of(known::kStrangelyFamiliar)));
    CHECK(is_solution(shifted_rows<2>()));
    CHECK(is_solution(shifted_rows<3>()));
    CHECK(is_solution(shifted_rows<4>()));
    CHECK_FALSE(is_solution(Grid9{}));
    Grid9 almost = samples::grid_of(known::kStrangelyFamiliar);
    almost[80] = 0;
    CHECK_FALSE(is_solution(almost));
    almost[80] = 7;
    CHECK_FALSE(is_solution(almost));
}

TEST_CASE("grid: any wrong cell of a solution is a conflict, in every order") {
    const auto check = [](auto solution) {
        const auto cells = static_cast<int>(solution.digits.size());
        for (int cell = 0; cell < cells; ++cell) {
            auto wrong = solution;
            wrong[cell] = static_cast<Digit>(wrong[cell] == 1 ? 2 : 1);
            const auto conflict = first_conflict(wrong);
            REQUIRE(conflict);
            CHECK((conflict->first_cell == cell || conflict->second_cell == cell));
            CHECK(conflict->first_cell < conflict->second_cell);
            CHECK(conflict->digit == wrong[cell]);
            CHECK(wrong[conflict->first_cell] == wrong[conflict->second_cell]);
        }
    };
    check(shifted_rows<2>());
    check(shifted_rows<3>());
    check(shifted_rows<4>());
}

TEST_CASE("grid: the first conflict is the first to be complete in reading order") {
    Grid9 grid;
    CHECK_FALSE(first_conflict(grid));
    grid[2] = 5;   // r1c3
    grid[74] = 5;  // r9c3
    CHECK(first_conflict(grid) == Conflict{20, 5, 2, 74});
    grid[64] = 5;  // r8c2: the column comes before the box
    CHECK(first_conflict(grid) == Conflict{20, 5, 2, 74});
    grid[72] = 5;  // r9c1: the conflict in its box is complete earlier
    CHECK(first_conflict(grid) == Conflict{6, 5, 64, 72});
    grid[8] = 5;  // r1c9
    CHECK(first_conflict(grid) == Conflict{9, 5, 2, 8});
    grid[1] = 5;  // r1c2: the row comes before the box
    CHECK(first_conflict(grid) == Conflict{9, 5, 1, 2});
}

TEST_CASE("grid: diagonals count only in the diagonal variant") {
    Grid9 grid;
    grid[0] = 3;   // r1c1
    grid[80] = 3;  // r9c9
    CHECK_FALSE(first_conflict(grid));
    CHECK(first_conflict(grid, Variant::diagonal) == Conflict{27, 3, 0, 80});
    grid[0] = 0;
    grid[32] = 3;  // r4c6
    grid[72] = 3;  // r9c1
    grid[80] = 0;
    CHECK_FALSE(first_conflict(grid));
    CHECK(first_conflict(grid, Variant::diagonal) == Conflict{28, 3, 32, 72});
}

TEST_CASE("grid: a digit anywhere conflicts with the cells that see it, in every order") {
    const auto check = [](auto grid, Variant variant) {
        using Geo = typename decltype(grid)::Geo;
        for (int cell = 0; cell < Geo::kCells; ++cell) {
            for (int other = 0; other < Geo::kCells; ++other) {
                grid = {};
                grid[cell] = grid[other] = static_cast<Digit>(Geo::kSize);
                bool on_diagonal = false;
                for (int house = Geo::kDiagonals; house < Geo::kAllHouses; ++house) {
                    const auto& cells = Geo::kHouseCells[house];
                    const auto lies_on = [&](int one) { return std::count(cells.begin(), cells.end(), one) == 1; };
                    on_diagonal |= cell != other && lies_on(cell) && lies_on(other);
                }
                const bool expected = Geo::sees(cell, other) || (on_diagonal && variant == Variant::diagonal);
                REQUIRE(has_conflict(grid, variant) == expected);
                REQUIRE(first_conflict(grid, variant).has_value() == expected);
            }
        }
    };
    for (const Variant variant : {Variant::plain, Variant::diagonal}) {
        check(Grid4{}, variant);
        check(Grid9{}, variant);
        check(Grid16{}, variant);
    }
}

TEST_CASE("grid: 288 grids of order 2, of which 48 are diagonal") {
    CHECK(count_fillings(Grid4{}, 0, Variant::plain) == 288);
    CHECK(count_fillings(Grid4{}, 0, Variant::diagonal) == 48);
}

TEST_CASE("grid: a solution solves the puzzles that it agrees with") {
    const Grid9 solution = samples::grid_of(known::kStrangelyFamiliar);
    Grid9 puzzle;
    CHECK(solves(solution, puzzle));
    puzzle[40] = solution[40];
    CHECK(solves(solution, puzzle));
    CHECK_FALSE(solves(puzzle, puzzle));
    CHECK_FALSE(solves(solution, puzzle, Variant::diagonal));
    puzzle[41] = solution[40];
    CHECK_FALSE(solves(solution, puzzle));
}

}  // namespace rookery
