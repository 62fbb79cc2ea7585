// An upper bound on the number of sudoku grids, by Minc's and Bregman's bound on permanents.
//
// The grid of order N is filled row by row. For row i (0..N-1) of band b (0..N-1), take the 0/1 matrix whose rows are
// the cells of the grid's row and whose columns are the digits. It has a 1 where the digit is neither above in the
// cell's column nor in the rows above in its box. To fill the row is to assign each cell a different digit where there
// is a 1: the number of ways is the permanent of the matrix.
//
// Above a cell there are bN + i digits in its column, all different, and iN in its box, all different. So the cell has
// lost at least the greater of the two, and each row of the matrix has at most
//
//     m = N^2 - max(bN + i, iN)
//
// ones. By Minc and Bregman the row can be filled in at most (m!)^(N^2 / m) ways, since (m!)^(1/m) grows with m; this
// holds for any rows above. The product over all rows is the bound.
//
// For order 2 that is 24 * 4 * 4 * 1 = 384, where there are 288 grids. Without the boxes (m = N^2 - bN - i) the same
// product bounds the Latin squares. (The idea is that of A. Herzberg and M. Murty, "Sudoku squares and chromatic
// polynomials", 2007, who ask how it grows with N.)
#pragma once

#include <optional>

#include "textbook/combinatorics/permanent.hpp"

namespace rookery {

// The most candidates m that a cell can have when row `row` of the grid is filled. Order N >= 1, row < N^2.
constexpr int most_candidates_in_row(int order, int row) {
    const int band = row / order;
    const int in_band = row % order;
    const int in_column = band * order + in_band;
    const int in_box = in_band * order;
    return order * order - (in_column > in_box ? in_column : in_box);
}

inline double grid_bound_log10(int order) {
    const int size = order * order;
    double sum = 0;
    for (int row = 0; row < size; ++row) {
        const int candidates = most_candidates_in_row(order, row);
        sum += log10_factorial(candidates) * size / candidates;
    }
    return sum;
}

// The number of grids of orders 2 and 3 (B. Felgenhauer and F. Jarvis, 2005). It is not known for order 4.
constexpr std::optional<Wide> number_of_grids(int order) {
    if (order == 2) return 288;
    if (order == 3) return Wide{6'670'903'752'021} * 1'000'000'000 + 72'936'960;
    return std::nullopt;
}

}  // namespace rookery
