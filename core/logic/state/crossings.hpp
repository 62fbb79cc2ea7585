// Where boxes and lines cross: the three cells that a box shares with a row or a column, as seen from either; and the
// digits that are locked in them.
//
//     thirds of a line, and of a box by rows      of a box by columns
//     0 0 0 1 1 1 2 2 2                           0 1 2
//                                                 0 1 2
//                                                 0 1 2
#pragma once

#include <array>
#include <cstdint>

#include "logic/state/state.hpp"
#include "logic/state/tables.hpp"

namespace rookery {

struct Crossing {
    std::uint8_t from;                       // a house
    std::uint8_t to;                         // one of the other kind
    PositionSet in_from;                     // their common cells as positions of `from`
    PositionSet in_to;                       // ... and of `to`
    std::array<std::uint8_t, 2> neighbours;  // the two other crossings of the same list with the same `to`
};

using Crossings = std::array<Crossing, 27>;

// All 27 crossings of two kinds of houses, ascending by `from`, then by `to`: three for each house. One kind must be
// box.
constexpr Crossings crossings(HouseKind from_kind, HouseKind to_kind) {
    ROOKERY_EXPECTS((from_kind == HouseKind::box) != (to_kind == HouseKind::box));
    Crossings table{};
    std::size_t n = 0;
    for (int from = 9 * static_cast<int>(from_kind); from < 9 * static_cast<int>(from_kind) + 9; ++from) {
        for (int to = 9 * static_cast<int>(to_kind); to < 9 * static_cast<int>(to_kind) + 9; ++to) {
            Crossing crossing{static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to), 0, 0, {}};
            for (int i = 0; i < 9; ++i) {
                for (int j = 0; j < 9; ++j) {
                    if (Geometry9::kHouseCells[from][i] != Geometry9::kHouseCells[to][j]) continue;
                    crossing.in_from |= position_bit(i);
                    crossing.in_to |= position_bit(j);
                }
            }
            if (crossing.in_from != 0) table[n++] = crossing;
        }
    }
    for (std::size_t i = 0; i < table.size(); ++i) {
        std::size_t found = 0;
        for (std::size_t j = 0; j < table.size(); ++j) {
            if (j != i && table[j].to == table[i].to) table[i].neighbours[found++] = static_cast<std::uint8_t>(j);
        }
    }
    return table;
}

inline constexpr Crossings kBoxToColumn = crossings(HouseKind::box, HouseKind::column);
inline constexpr Crossings kBoxToRow = crossings(HouseKind::box, HouseKind::row);
inline constexpr Crossings kColumnToBox = crossings(HouseKind::column, HouseKind::box);
inline constexpr Crossings kRowToBox = crossings(HouseKind::row, HouseKind::box);

// locked[i][house]: the digits with two positions or more in the house, all of them in its i-th third.
using LockedDigits = std::array<HouseRow, 3>;

// The thirds of a line, and those of a box by rows: 0-2, 3-5, 6-8.
inline constexpr std::array<PositionSet, 3> kRowThirds = {0007, 0070, 0700};
// The thirds of a box by columns: 0, 3, 6 and so on. Not for lines.
inline constexpr std::array<PositionSet, 3> kColumnThirds = {0111, 0222, 0444};

// `grid`: a State or an OpenGrid.
template <class CandidateGrid>
LockedDigits locked_digits(const CandidateGrid& grid, const std::array<PositionSet, 3>& thirds) {
    LockedDigits locked{};
    for (int digit = 1; digit <= 9; ++digit) {
        if (grid.placed_count(digit) == 9) continue;
        const HouseRow& row = grid.positions_of(digit);
        const DigitSet bit = digit_bit(digit);
        for (std::size_t i = 0; i < 3; ++i) {
            const PositionSet third = thirds[i];
            HouseRow& result = locked[i];
            for (std::size_t house = 0; house < row.size(); ++house) {
                const auto all_but_lowest = static_cast<PositionSet>(row[house] & (row[house] - 1));
                const auto outside = static_cast<PositionSet>(row[house] & ~third);
                const DigitSet found = bit & all_if(all_but_lowest != 0) & all_if(outside == 0);
                result[house] = static_cast<DigitSet>(result[house] | found);
            }
        }
    }
    return locked;
}

}  // namespace rookery
