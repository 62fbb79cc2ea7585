// Strong links of one digit: houses where it has two places left.
#pragma once

#include <array>

#include "logic/state/state.hpp"

namespace rookery {

// Two cells, ascending.
struct CellPair {
    std::array<std::uint8_t, 2> cells;
    int operator[](int i) const { return cells[static_cast<std::size_t>(i)]; }
};

inline bool has_strong_link(const State& state, int house, int digit) {
    return std::popcount(state.positions(house, digit)) == 2;
}

// The two places of the digit in a house with a strong link.
inline CellPair strong_link(const State& state, int house, int digit) {
    const PositionSet positions = state.positions(house, digit);
    ROOKERY_EXPECTS(std::popcount(positions) == 2);
    return {{static_cast<std::uint8_t>(first_cell_of(house, positions)),
             static_cast<std::uint8_t>(first_cell_of(house, without_lowest(positions)))}};
}

}  // namespace rookery
