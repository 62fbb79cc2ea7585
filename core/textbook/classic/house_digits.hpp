// The digits that each house has, and thus those that a cell can still take.
#pragma once

#include <array>

#include "board/digits.hpp"
#include "board/grid.hpp"
#include "textbook/classic/cell_houses.hpp"

namespace rookery {

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
