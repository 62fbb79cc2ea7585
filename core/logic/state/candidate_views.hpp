// The candidates of a board, by cell and by house; the common part of State and OpenGrid.
//
//   candidates(cell)            the digits that the cell may take
//   positions(house, digit)     the cells of the house that may take the digit
#pragma once

#include <array>

#include "logic/state/tables.hpp"

namespace rookery {

class CandidateViews {
  public:
    DigitSet candidates(int cell) const {
        ROOKERY_EXPECTS(0 <= cell && cell < 81);
        return candidates_[cell];
    }
    // Of all cells.
    const std::array<DigitSet, 81>& all_candidates() const { return candidates_; }
    bool has(int cell, int digit) const { return has_digit(candidates_[cell], digit); }
    PositionSet positions(int house, int digit) const {
        ROOKERY_EXPECTS(0 <= house && house < kHouseCount && 1 <= digit && digit <= 9);
        return positions_[digit - 1][house];
    }
    // The positions of one digit in all houses.
    const HouseRow& positions_of(int digit) const { return positions_[digit - 1]; }
    // By digit - 1: positions(house, digit).
    std::array<PositionSet, 9> positions_in(int house) const {
        std::array<PositionSet, 9> result{};
        for (int d = 0; d < 9; ++d) result[d] = positions_[d][house];
        return result;
    }
    // By position: the candidates of the cells of a house.
    std::array<DigitSet, 9> candidates_in(int house) const {
        std::array<DigitSet, 9> result{};
        for (int i = 0; i < 9; ++i) result[i] = candidates_[Geometry9::kHouseCells[house][i]];
        return result;
    }
    friend bool operator==(const CandidateViews&, const CandidateViews&) = default;

  protected:
    CandidateViews() = default;
    // Removes a candidate from both views.
    void remove(int cell, int digit) {
        candidates_[cell] = static_cast<DigitSet>(candidates_[cell] & ~digit_bit(digit));
        const CellPlace& place = kCellPlaces[cell];
        HouseRow& row = positions_[digit - 1];
        for (int kind = 0; kind < 3; ++kind) {
            PositionSet& positions = row[place.houses[kind]];
            positions = static_cast<PositionSet>(positions & ~place.bits[kind]);
        }
    }

    alignas(16) std::array<HouseRow, 9> positions_{};  // [digit - 1][house]
    std::array<DigitSet, 81> candidates_{};
};

}  // namespace rookery
