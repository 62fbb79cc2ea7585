// The symmetry group of sudoku: the maps that turn valid grids into valid grids.
//
// Two transpositions, 6^8 arrangements of bands, stacks, rows and columns, 9! relabellings: 2 * 6^8 * 9! maps in all.
#pragma once

#include <array>
#include <cstdint>

#include "board/grid.hpp"
#include "board/random.hpp"

namespace rookery {

// result[row][column] = label[ source[rows[row]][columns[column]] ], where source is transposed first if `transpose`.
// rows and columns permute bands (stacks) and lines inside them; label[0] == 0.
struct Isomorphism {
    bool transpose = false;
    std::array<std::uint8_t, 9> rows{0, 1, 2, 3, 4, 5, 6, 7, 8};
    std::array<std::uint8_t, 9> columns{0, 1, 2, 3, 4, 5, 6, 7, 8};
    std::array<Digit, 10> label{0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
    friend bool operator==(const Isomorphism&, const Isomorphism&) = default;
};

Grid9 apply(const Isomorphism& map, const Grid9& grid);
Isomorphism random_isomorphism(Random& random);  // uniform

}  // namespace rookery
