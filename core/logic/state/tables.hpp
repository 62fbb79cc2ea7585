// The geometry of the 9x9 board as small tables, for the inner loops of this room.
//
// A PositionSet is a subset of the nine cells of a house: bit i is kHouseCells[house][i].
#pragma once

#include <array>
#include <cstdint>

#include "board/board.hpp"

namespace rookery {

using PositionSet = std::uint16_t;

inline constexpr int kHouseCount = Geometry9::kHouses;
inline constexpr PositionSet kAllPositions = 0x1FF;
inline constexpr DigitSet kAllDigits = 0x1FF;

constexpr PositionSet position_bit(int position) {
    ROOKERY_EXPECTS(0 <= position && position < 9);
    return static_cast<PositionSet>(1U << position);
}

// The box, the row and the column of a cell, and its position in each.
struct CellPlace {
    std::array<std::uint8_t, 3> houses;
    std::array<PositionSet, 3> bits;  // one bit each
};
inline constexpr std::array<CellPlace, 81> kCellPlaces = [] {
    std::array<CellPlace, 81> table{};
    for (int cell = 0; cell < 81; ++cell) {
        for (int kind = 0; kind < 3; ++kind) {
            const auto house_kind = static_cast<HouseKind>(kind);
            table[cell].houses[kind] = static_cast<std::uint8_t>(Geometry9::house_of(cell, house_kind));
            table[cell].bits[kind] = position_bit(Geometry9::index_in(cell, house_kind));
        }
    }
    return table;
}();

// One number per house, and five more so that a row of them fills whole vectors; the five stay zero.
using HouseRow = std::array<PositionSet, 32>;

// kReach[cell][house]: the positions of `house` that hold the cell or one of its peers.
// All nine in the three houses of the cell itself, and only there.
inline constexpr std::array<HouseRow, 81> kReach = [] {
    std::array<HouseRow, 81> table{};
    for (int cell = 0; cell < 81; ++cell) {
        for (int house = 0; house < kHouseCount; ++house) {
            for (int i = 0; i < 9; ++i) {
                const int other = Geometry9::kHouseCells[house][i];
                if (other == cell || Geometry9::sees(cell, other)) table[cell][house] |= position_bit(i);
            }
        }
    }
    return table;
}();

// Sudoku Explainer visits boxes, then columns, then rows wherever it visits all houses in turn.
inline constexpr std::array<std::uint8_t, 27> kHousesInScaleOrder = {0,  1,  2,  3,  4,  5,  6,  7,  8,   //
                                                                     18, 19, 20, 21, 22, 23, 24, 25, 26,  //
                                                                     9,  10, 11, 12, 13, 14, 15, 16, 17};

// The cell at the lowest position of a set that is not empty.
constexpr int first_cell_of(int house, PositionSet positions) {
    ROOKERY_EXPECTS(positions != 0 && (positions & ~kAllPositions) == 0);
    return Geometry9::kHouseCells[house][std::countr_zero(positions)];
}

// Calls f(cell) for each cell of `house` in `positions`, ascending.
template <class F>
constexpr void for_each_cell(int house, PositionSet positions, F f) {
    for (PositionSet rest = positions; rest != 0; rest = without_lowest(rest)) f(first_cell_of(house, rest));
}

// All bits if the condition holds, otherwise none: for loops over a HouseRow, which compilers vectorize if they have no
// branches.
constexpr std::uint16_t all_if(bool condition) {
    return static_cast<std::uint16_t>(-static_cast<int>(condition));
}

constexpr bool is_single(std::uint16_t set) {
    return set != 0 && (set & (set - 1)) == 0;
}

}  // namespace rookery
