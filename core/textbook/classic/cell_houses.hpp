// The houses of a cell: its box, row and column, and its diagonals.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "board/geometry.hpp"

namespace rookery {

// Every cell has the same number, so that loops have a fixed length: without a diagonal, the box is repeated.
template <int N, Variant kVariant>
struct CellHouses {
    using Geo = Geometry<N>;
    static constexpr std::size_t kHousesOfCell = kVariant == Variant::diagonal ? 5 : 3;
    using Houses = std::array<std::uint8_t, kHousesOfCell>;

    static constexpr std::array<Houses, Geo::kCells> kHousesOf = [] {
        std::array<Houses, Geo::kCells> table{};
        for (int cell = 0; cell < Geo::kCells; ++cell) {
            const int row = Geo::row_of(cell);
            const int column = Geo::column_of(cell);
            Houses& houses = table[cell];
            houses.fill(static_cast<std::uint8_t>(Geo::box_of(cell)));
            houses[1] = static_cast<std::uint8_t>(Geo::kSize + row);
            houses[2] = static_cast<std::uint8_t>(2 * Geo::kSize + column);
            if constexpr (kVariant == Variant::diagonal) {
                if (row == column) houses[3] = Geo::kDiagonals;
                if (row + column == Geo::kSize - 1) houses[4] = Geo::kDiagonals + 1;
            }
        }
        return table;
    }();
};

}  // namespace rookery
