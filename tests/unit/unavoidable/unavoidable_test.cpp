// Properties of a set: order, digits, houses, and whether it is unavoidable and minimal, compared with the plain
// solver.
#include "unavoidable/unavoidable.hpp"

#include <doctest/doctest.h>

#include <initializer_list>

#include "support/plain/plain_solver.hpp"
#include "support/puzzles/known_grids.hpp"
#include "support/random/random_grids.hpp"
#include "support/samples.hpp"
#include "support/unavoidability.hpp"

using namespace rookery;

namespace {

CellSet cells_of(std::initializer_list<int> cells) {
    CellSet set;
    for (const int cell : cells) set.add(cell);
    return set;
}

bool has_another_solution(const Grid9& grid, const CellSet& emptied) {
    Grid9 puzzle = grid;
    emptied.for_each([&](int cell) { puzzle[cell] = 0; });
    return plain::solve(puzzle.digits, 2).solutions == 2;
}

}  // namespace

TEST_CASE("the order of lists") {
    CHECK(listed_before(cells_of({70, 71, 79, 80}), cells_of({0, 1, 9, 10, 18})));
    CHECK(listed_before(cells_of({0, 1, 9, 10}), cells_of({0, 2, 9, 11})));
    CHECK(listed_before(cells_of({0, 1, 9, 80}), cells_of({0, 1, 10, 11})));
    CHECK_FALSE(listed_before(cells_of({0, 1, 10, 11}), cells_of({0, 1, 9, 80})));
    // The cell in which they differ is in the other word of the vector.
    CHECK(listed_before(cells_of({3, 66}), cells_of({3, 80})));
    CHECK_FALSE(listed_before(cells_of({3, 80}), cells_of({3, 66})));
    CHECK_FALSE(listed_before(cells_of({5, 6}), cells_of({5, 6})));
}

TEST_CASE("digits and houses") {
    const Grid9 grid = samples::grid_of(known::kStrangelyFamiliar);
    CHECK(digits_of(grid, CellSet()) == 0);
    CHECK(digits_of(grid, cells_of({0, 1, 2})) == (digit_bit(6) | digit_bit(3) | digit_bit(9)));
    CHECK(digits_of(grid, CellSet::house(9)) == all_digits(9));
    CHECK(houses_of(CellSet()) == 0);
    CHECK(houses_of(cells_of({0})) == (1U << 0 | 1U << 9 | 1U << 18));
    CHECK(houses_of(cells_of({80, 72})) == (1U << 8 | 1U << 6 | 1U << 17 | 1U << 26 | 1U << 18));
    CHECK(houses_of(CellSet::all()) == (1U << 27) - 1);
}

TEST_CASE("unavoidable, and minimal") {
    Random random(51, 0);
    for (int round = 0; round < 20; ++round) {
        const Grid9 grid = random_grids::solution(random);
        const KnownGrid known(grid);
        CHECK_FALSE(is_unavoidable(known, CellSet()));
        CHECK_FALSE(is_unavoidable(known, CellSet::house(round % 27)));
        CHECK(is_unavoidable(known, CellSet::all()));
        CHECK_FALSE(is_minimal_unavoidable(known, CellSet::all()));
        // All cells of two digits: always unavoidable, since the digits can be swapped.
        CellSet two;
        for (int cell = 0; cell < 81; ++cell) {
            if (grid[cell] <= 2) two.add(cell);
        }
        CHECK(is_unavoidable(known, two));
        for (int i = 0; i < 40; ++i) {
            CellSet some = two;
            for (int n = 0; n < 8; ++n) some.remove(static_cast<int>(random.below(81)));
            for (int n = 0; n < 8; ++n) some.add(static_cast<int>(random.below(81)));
            CHECK(is_unavoidable(known, some) == has_another_solution(grid, some));
            bool minimal = has_another_solution(grid, some);
            some.for_each(
                [&](int cell) { minimal = minimal && !has_another_solution(grid, some - CellSet::single(cell)); });
            CHECK(is_minimal_unavoidable(known, some) == minimal);
        }
    }
}
