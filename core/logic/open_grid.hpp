// OpenGrid: the candidates of a state and nothing else, cheap to copy, for searches that take candidates away to see
// what follows. The cells with a value are those of the state.
//
//   candidates_  81 x DigitSet       162 bytes
//   positions_   9 digits x 27 houses (rows of 32)   576 bytes
#pragma once

#include <array>

#include "logic/state.hpp"
#include "logic/tables.hpp"

namespace rookery {

class OpenGrid {
  public:
    OpenGrid() = default;
    // `state` has to outlive the grid and its copies, and to stay as it is.
    explicit OpenGrid(const State& state) : state_{&state} {
        for (int cell = 0; cell < 81; ++cell) candidates_[cell] = state.candidates(cell);
        for (int digit = 1; digit <= 9; ++digit) positions_[digit - 1] = state.positions_of(digit);
    }

    DigitSet candidates(int cell) const { return candidates_[cell]; }
    bool has(int cell, int digit) const { return has_digit(candidates_[cell], digit); }
    PositionSet positions(int house, int digit) const { return positions_[digit - 1][house]; }
    const HouseRow& positions_of(int digit) const { return positions_[digit - 1]; }
    std::array<PositionSet, 9> positions_in(int house) const {
        std::array<PositionSet, 9> result{};
        for (int d = 0; d < 9; ++d) result[d] = positions_[d][house];
        return result;
    }
    std::array<DigitSet, 9> candidates_in(int house) const {
        std::array<DigitSet, 9> result{};
        for (int i = 0; i < 9; ++i) result[i] = candidates_[Geometry9::kHouseCells[house][i]];
        return result;
    }
    PositionSet empty_positions(int house) const { return state_->empty_positions(house); }
    int empty_count(int house) const { return state_->empty_count(house); }
    int placed_count(int digit) const { return state_->placed_count(digit); }

    void remove(int cell, int digit) {
        candidates_[cell] = static_cast<DigitSet>(candidates_[cell] & ~digit_bit(digit));
        const CellPlace& place = kCellPlaces[cell];
        HouseRow& row = positions_[digit - 1];
        for (int kind = 0; kind < 3; ++kind) {
            PositionSet& positions = row[place.houses[kind]];
            positions = static_cast<PositionSet>(positions & ~place.bits[kind]);
        }
    }

  private:
    alignas(16) std::array<HouseRow, 9> positions_{};
    std::array<DigitSet, 81> candidates_{};
    const State* state_ = nullptr;
};

}  // namespace rookery
