#include "exact/cubes.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>

#include "board/random.hpp"
#include "exact/solution_formula.hpp"
#include "generate/full_board.hpp"
#include "support/masks.hpp"

using namespace rookery;

namespace {

// With the digits relabelled so that the labelled house holds 1, 2, 3, ... in order.
Grid9 relabelled_for(CellSet pattern, const Grid9& board) {
    std::array<Digit, 10> label{};
    Digit next = 0;
    for (const int cell : Geometry9::kHouseCells[labelled_house<3>(pattern)]) label[board[cell]] = ++next;
    Grid9 result;
    for (int cell = 0; cell < 81; ++cell) result[cell] = label[board[cell]];
    return result;
}

}  // namespace

TEST_CASE("every solution is in exactly one cube") {
    Random random(3);
    for (const std::string_view mask : {samples::kLattice, samples::kCrosses, samples::kRing}) {
        const CellSet pattern = samples::cells_of(mask);
        for (const int wanted : {1, 2, 64, 300}) {
            const auto cubes = cubes_of<3>(pattern, wanted);
            CHECK(static_cast<int>(cubes.size()) >= wanted);
            CHECK(static_cast<int>(cubes.size()) <= 9 * wanted);
            for (int i = 0; i < 50; ++i) {
                const Grid9 board = relabelled_for(pattern, rough_full_board(random));
                const auto holds = std::count_if(cubes.begin(), cubes.end(), [&](const Cube& cube) {
                    return std::all_of(cube.begin(), cube.end(),
                                       [&](const CellDigit& fixed) { return board[fixed.cell] == fixed.digit; });
                });
                CHECK(holds == 1);
            }
        }
    }
}

TEST_CASE("the labelled house has most clues") {
    CellSet pattern;
    for (const int cell : {0, 1, 40, 41, 42, 43}) pattern.add(cell);
    CHECK(labelled_house<3>(pattern) == 9 + 4);
}
