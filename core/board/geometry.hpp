// Which cells share which houses, for boards of any order.
//
// Order N gives a board of side N*N: order 2 is 4x4, order 3 is 9x9, order 4 is 16x16. Cells are numbered row by row
// from 0. A house is a set of cells that must contain every digit once. They are numbered boxes first, then rows, then
// columns:
//
//     order 3:  0..8 boxes (row by row)    9..17 rows    18..26 columns    (27, 28 diagonals, in the diagonal variant)
//
// This is the order in which the Sudoku Explainer scale visits them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "contract/contract.hpp"

namespace rookery {

enum class HouseKind : std::uint8_t { box = 0, row = 1, column = 2, diagonal = 3 };
// The kinds of house, in house order. Every cell is in exactly one house of each kind.
inline constexpr std::array kHouseKinds{HouseKind::box, HouseKind::row, HouseKind::column};

// Whether the two main diagonals are houses too.
enum class Variant : std::uint8_t { plain, diagonal };

template <int N>
struct Geometry {
    static_assert(2 <= N && N <= 4);
    static constexpr int kOrder = N;
    static constexpr int kSize = N * N;  // cells in a house, and digits
    static constexpr int kCells = kSize * kSize;
    static constexpr int kHouses = 3 * kSize;   // without diagonals
    static constexpr int kDiagonals = kHouses;  // number of the first diagonal house (r1c1 down to the right)
    static constexpr int kAllHouses = kHouses + 2;
    static constexpr int kPeers = 3 * kSize - 2 * N - 1;  // in the plain variant: 7, 20, 39
    using Cell = std::uint8_t;                            // 0..255 for order 4

    // A cell as an index.
    static constexpr std::size_t index(int cell) {
        ROOKERY_EXPECTS(0 <= cell && cell < kCells);
        return static_cast<std::size_t>(cell);
    }
    static constexpr int row_of(int cell) { return cell / kSize; }
    static constexpr int column_of(int cell) { return cell % kSize; }
    static constexpr int box_of(int cell) { return row_of(cell) / N * N + column_of(cell) / N; }
    static constexpr int cell_at(int row, int column) { return row * kSize + column; }

    static constexpr int house_of(int cell, HouseKind kind) {
        ROOKERY_EXPECTS(0 <= cell && cell < kCells);
        switch (kind) {
            case HouseKind::box:
                return box_of(cell);
            case HouseKind::row:
                return kSize + row_of(cell);
            case HouseKind::column:
                return 2 * kSize + column_of(cell);
            case HouseKind::diagonal:
                break;
        }
        return -1;  // a cell is on none, one or two diagonals
    }
    static constexpr HouseKind kind_of_house(int house) {
        ROOKERY_EXPECTS(0 <= house && house < kAllHouses);
        return static_cast<HouseKind>(house / kSize);
    }

    // The cells of house `house` in ascending order (for a diagonal: from the top row down).
    static constexpr std::array<std::array<Cell, kSize>, kAllHouses> kHouseCells = [] {
        std::array<std::array<Cell, kSize>, kAllHouses> table{};
        for (int i = 0; i < kSize; ++i) {
            for (int j = 0; j < kSize; ++j) {
                const auto at = [](int row, int column) { return static_cast<Cell>(row * kSize + column); };
                table[i][j] = at(i / N * N + j / N, i % N * N + j % N);
                table[kSize + i][j] = at(i, j);
                table[2 * kSize + i][j] = at(j, i);
            }
            table[kDiagonals][i] = static_cast<Cell>(i * kSize + i);
            table[kDiagonals + 1][i] = static_cast<Cell>(i * kSize + kSize - 1 - i);
        }
        return table;
    }();

    // The position of a cell inside its box, row or column:
    // kHouseCells[house_of(cell, kind)][index_in(cell, kind)] == cell.
    static constexpr int index_in(int cell, HouseKind kind) {
        switch (kind) {
            case HouseKind::box:
                return row_of(cell) % N * N + column_of(cell) % N;
            case HouseKind::row:
                return column_of(cell);
            case HouseKind::column:
                return row_of(cell);
            case HouseKind::diagonal:
                break;
        }
        return -1;
    }

    // Whether a and b are different cells that share a box, row or column.
    static constexpr bool sees(int a, int b) {
        return a != b && (row_of(a) == row_of(b) || column_of(a) == column_of(b) || box_of(a) == box_of(b));
    }

    // The peers of each cell: those in its box, then in its row, then in its column, ascending in each, no repeats.
    static constexpr std::array<std::array<Cell, kPeers>, kCells> kPeerCells = [] {
        std::array<std::array<Cell, kPeers>, kCells> table{};
        for (int cell = 0; cell < kCells; ++cell) {
            const int row = row_of(cell);
            const int column = column_of(cell);
            int n = 0;
            for (const Cell other : kHouseCells[box_of(cell)]) {
                if (other != cell) table[cell][n++] = other;
            }
            for (int c = 0; c < kSize; ++c) {
                if (c / N != column / N) table[cell][n++] = static_cast<Cell>(cell_at(row, c));
            }
            for (int r = 0; r < kSize; ++r) {
                if (r / N != row / N) table[cell][n++] = static_cast<Cell>(cell_at(r, column));
            }
        }
        return table;
    }();
};

using Geometry9 = Geometry<3>;

}  // namespace rookery
