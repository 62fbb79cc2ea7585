// The houses of a board by variant, and the peers of its cells: small tables that several methods use.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "board/digits.hpp"
#include "board/geometry.hpp"
#include "board/grid.hpp"

namespace rookery {

// The number of houses; they are numbered 0..house_count-1 as in Geometry.
template <int N>
constexpr int house_count(Variant variant) {
    return variant == Variant::diagonal ? Geometry<N>::kAllHouses : Geometry<N>::kHouses;
}

// For each cell the other cells of its houses, ascending, without duplicates.
template <int N>
std::vector<std::vector<std::uint8_t>> peers_of_cells(Variant variant) {
    using Geo = Geometry<N>;
    std::vector<std::array<bool, Geo::kCells>> shared(Geo::kCells);
    for (int house = 0; house < house_count<N>(variant); ++house) {
        for (const int a : Geo::kHouseCells[house]) {
            for (const int b : Geo::kHouseCells[house]) shared[a][b] = a != b;
        }
    }
    std::vector<std::vector<std::uint8_t>> peers(Geo::kCells);
    for (int a = 0; a < Geo::kCells; ++a) {
        for (int b = 0; b < Geo::kCells; ++b) {
            if (shared[a][b]) peers[a].push_back(static_cast<std::uint8_t>(b));
        }
    }
    return peers;
}

// The houses of a cell: its box, row and column, and its diagonals.
//
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

// The digits that each house has, and thus those that a cell can still take.
template <int N, Variant kVariant>
class HouseDigits {
  public:
    using Geo = Geometry<N>;

    explicit HouseDigits(const Grid<N>& grid) {
        for (int cell = 0; cell < Geo::kCells; ++cell) {
            if (grid[cell] != 0) place(cell, grid[cell]);
        }
    }

    DigitSet free_in(int cell) const {
        unsigned taken = 0;
        for (const auto house : CellHouses<N, kVariant>::kHousesOf[cell]) taken |= digits_[house];
        return static_cast<DigitSet>(all_digits(Geo::kSize) & ~taken);
    }
    void place(int cell, int digit) {
        for (const auto house : CellHouses<N, kVariant>::kHousesOf[cell]) digits_[house] |= digit_bit(digit);
    }
    // Removes a digit that was free when it was placed.
    void take_back(int cell, int digit) {
        const auto others = static_cast<DigitSet>(~digit_bit(digit));
        for (const auto house : CellHouses<N, kVariant>::kHousesOf[cell]) digits_[house] &= others;
    }

  private:
    std::array<DigitSet, Geo::kAllHouses> digits_{};
};

}  // namespace rookery
