// A sudoku as an exact cover: rows are the placements of a digit in a cell, columns what every solution must have
// exactly once.
//
//   columns    a digit in each cell | each digit in each row | in each column | in each box    4 N^4 of them
//              in the diagonal variant also: each digit on each diagonal                       2 N^2 more
//   rows       by row, column and digit of the board                                           N^6
//
// So the matrix is 64 x 64, 729 x 324 or 4096 x 1024 for the orders 2, 3 and 4.
#pragma once

#include <span>
#include <vector>

#include "board/grid.hpp"
#include "textbook/exactcover/cover_matrix.hpp"

namespace rookery {

// All columns are primary. Defined for N = 2, 3, 4, like the others.
template <int N>
CoverMatrix sudoku_matrix(Variant variant);

// The matrix rows of a grid's digits, in cell order.
template <int N>
std::vector<int> sudoku_rows(const Grid<N>& grid);

// The inverse.
template <int N>
Grid<N> grid_of_rows(std::span<const int> rows);

}  // namespace rookery
