#include "textbook/classic/sudoku_matrix.hpp"

#include <array>
#include <string>

#include "board/names.hpp"

namespace rookery {
namespace {

// Adds the columns of the cell's diagonals, which come after `columns` others.
template <int N>
void add_diagonals(int cell, int digit, int columns, std::vector<int>& row) {
    using Geo = Geometry<N>;
    const int r = Geo::row_of(cell);
    const int c = Geo::column_of(cell);
    if (r == c) row.push_back(columns + digit - 1);
    if (r + c == Geo::kSize - 1) row.push_back(columns + Geo::kSize + digit - 1);
}

template <int N>
void add_columns(Variant variant, CoverMatrix& matrix) {
    using Geo = Geometry<N>;
    for (int cell = 0; cell < Geo::kCells; ++cell) {
        matrix.add_column(cell_name(cell, Geo::kSize));
    }
    const auto add_houses = [&](const char* kind, int count) {
        for (int house = 1; house <= count; ++house) {
            for (int digit = 1; digit <= Geo::kSize; ++digit) {
                matrix.add_column(std::to_string(digit) + " in " + kind + std::to_string(house));
            }
        }
    };
    add_houses("r", Geo::kSize);
    add_houses("c", Geo::kSize);
    add_houses("b", Geo::kSize);
    if (variant == Variant::diagonal) add_houses("d", 2);
}

}  // namespace

template <int N>
CoverMatrix sudoku_matrix(Variant variant) {
    using Geo = Geometry<N>;
    constexpr int kKinds = 4;  // cells, rows, columns, boxes: each kind has as many columns as there are cells
    CoverMatrix matrix;
    matrix.reserve(Geo::kCells * Geo::kSize, kKinds * Geo::kCells + 2 * Geo::kSize,
                   (kKinds * Geo::kCells + 2 * Geo::kSize) * Geo::kSize);
    add_columns<N>(variant, matrix);
    std::vector<int> row;
    row.reserve(kKinds + 2);
    for (int cell = 0; cell < Geo::kCells; ++cell) {
        for (int digit = 1; digit <= Geo::kSize; ++digit) {
            const auto column = [&](int kind, int house) {
                return kind * Geo::kCells + house * Geo::kSize + digit - 1;
            };
            row = {cell, column(1, Geo::row_of(cell)), column(2, Geo::column_of(cell)), column(3, Geo::box_of(cell))};
            if (variant == Variant::diagonal) add_diagonals<N>(cell, digit, kKinds * Geo::kCells, row);
            matrix.add_row(row);
        }
    }
    return matrix;
}

template <int N>
std::vector<int> sudoku_rows(const Grid<N>& grid) {
    std::vector<int> rows;
    rows.reserve(Geometry<N>::kCells);
    for (int cell = 0; cell < Geometry<N>::kCells; ++cell) {
        if (grid[cell] != 0) rows.push_back(cell * Geometry<N>::kSize + grid[cell] - 1);
    }
    return rows;
}

template <int N>
Grid<N> grid_of_rows(std::span<const int> rows) {
    Grid<N> grid;
    for (const int row : rows) {
        grid[row / Geometry<N>::kSize] = static_cast<Digit>(row % Geometry<N>::kSize + 1);
    }
    return grid;
}

template CoverMatrix sudoku_matrix<2>(Variant);
template CoverMatrix sudoku_matrix<3>(Variant);
template CoverMatrix sudoku_matrix<4>(Variant);
template std::vector<int> sudoku_rows(const Grid<2>&);
template std::vector<int> sudoku_rows(const Grid<3>&);
template std::vector<int> sudoku_rows(const Grid<4>&);
template Grid<2> grid_of_rows<2>(std::span<const int>);
template Grid<3> grid_of_rows<3>(std::span<const int>);
template Grid<4> grid_of_rows<4>(std::span<const int>);

}  // namespace rookery
