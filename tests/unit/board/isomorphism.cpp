// The symmetry group of sudoku.
#include "board/isomorphism.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <set>

#include "support/random/random_grids.hpp"
#include "support/samples.hpp"

namespace rookery {
namespace {

// A grid that identifies each cell by its image: only row r, column c contains `mark`.
Grid9 single(int row, int column, Digit mark) {
    Grid9 grid;
    grid[Geometry9::cell_at(row, column)] = mark;
    return grid;
}

bool keeps_bands(const std::array<std::uint8_t, 9>& lines) {
    std::array<std::uint8_t, 9> sorted = lines;
    std::sort(sorted.begin(), sorted.end());
    for (std::size_t i = 0; i < 9; ++i) {
        if (sorted[i] != i || lines[i] / 3 != lines[i / 3 * 3] / 3) return false;
    }
    return true;
}

}  // namespace

TEST_CASE("isomorphism: the default one is the identity") {
    const Grid9 grid = samples::grid_of(samples::kTop1465[0]);
    CHECK(apply(Isomorphism{}, grid) == grid);
}

TEST_CASE("isomorphism: rows, columns and labels are read from the source") {
    Isomorphism map;
    map.rows = {3, 4, 5, 0, 1, 2, 6, 7, 8};
    map.columns = {2, 1, 0, 3, 4, 5, 6, 7, 8};
    map.label[5] = 9;
    map.label[9] = 5;
    CHECK(apply(map, single(3, 2, 5)) == single(0, 0, 9));
    CHECK(apply(map, single(0, 0, 4)) == single(3, 2, 4));
}

TEST_CASE("isomorphism: the source is transposed first") {
    Isomorphism map;
    map.transpose = true;
    map.rows = {1, 0, 2, 3, 4, 5, 6, 7, 8};
    CHECK(apply(map, single(7, 1, 6)) == single(0, 7, 6));
    CHECK(apply(map, single(1, 7, 6)) == single(7, 1, 6));
}

TEST_CASE("isomorphism: random ones are maps of the group, and all kinds occur") {
    Random random(1);
    std::set<std::array<std::uint8_t, 9>> row_orders;
    std::array<int, 2> transposed{};
    for (int i = 0; i < 5000; ++i) {
        const Isomorphism map = random_isomorphism(random);
        REQUIRE(keeps_bands(map.rows));
        REQUIRE(keeps_bands(map.columns));
        std::array<Digit, 10> labels = map.label;
        std::sort(labels.begin(), labels.end());
        REQUIRE(labels == Isomorphism{}.label);
        REQUIRE(map.label[0] == 0);
        row_orders.insert(map.rows);
        ++transposed[map.transpose ? 1 : 0];
    }
    // 5000 draws of 1296 orders miss 27 of them on average.
    CHECK(row_orders.size() > 1230);
    CHECK(std::min(transposed[0], transposed[1]) > 2300);
}

TEST_CASE("isomorphism: solutions map to solutions, and puzzles keep their number of clues") {
    Random random(2);
    for (int i = 0; i < 200; ++i) {
        const Grid9 solution = random_grids::solution(random);
        REQUIRE(is_solution(solution));
        const Grid9 puzzle = random_grids::part_of(solution, 30, random);
        const Isomorphism map = random_isomorphism(random);
        const Grid9 image = apply(map, solution);
        CHECK(is_solution(image));
        CHECK(solves(image, apply(map, puzzle)));
        CHECK(apply(map, puzzle).clue_count() == 30);
    }
}

}  // namespace rookery
