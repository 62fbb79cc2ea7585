// The state of a solver on paper: digits placed, and the candidates of the open cells.
#pragma once

#include <cstdint>
#include <vector>

#include "textbook/classic/classic.hpp"
#include "textbook/classic/house_sets.hpp"
#include "textbook/classic/houses.hpp"

namespace rookery {

template <int N>
class ReasoningState {
  public:
    using Geo = Geometry<N>;
    using Houses = std::uint64_t;  // a bit each, at most 50

    // The givens must not conflict.
    explicit ReasoningState(const ClassicPuzzle<N>& puzzle)
        : house_count_{house_count<N>(puzzle.variant)}, peers_{peers_of_cells<N>(puzzle.variant)} {
        candidates_.sets.fill(all_digits(Geo::kSize));
        for (int house = 0; house < house_count_; ++house) {
            for (const int cell : Geo::kHouseCells[house]) houses_[cell] |= Houses{1} << house;
        }
        for (int cell = 0; cell < Geo::kCells; ++cell) {
            if (puzzle.givens[cell] != 0) place(cell, puzzle.givens[cell]);
        }
    }

    int houses() const { return house_count_; }
    Houses houses_of(int cell) const { return houses_[cell]; }
    const Grid<N>& placed() const { return placed_; }
    int placed_count() const { return placed_count_; }
    bool is_open(int cell) const { return placed_[cell] == 0; }
    DigitSet candidates(int cell) const { return candidates_[cell]; }  // none in a filled cell
    DigitSet open_digits(int house) const { return static_cast<DigitSet>(all_digits(Geo::kSize) & ~used_[house]); }

    HouseCandidates house(int number) const {
        HouseCandidates result{};
        for (int i = 0; i < Geo::kSize; ++i) result[i] = candidates_[Geo::kHouseCells[number][i]];
        return result;
    }

    void place(int cell, Digit digit) {
        placed_[cell] = digit;
        ++placed_count_;
        candidates_[cell] = 0;
        for (const int peer : peers_[cell]) remove(peer, digit_bit(digit));
        for (int house = 0; house < house_count_; ++house) {
            if ((houses_[cell] >> house & 1) != 0) used_[house] |= digit_bit(digit);
        }
    }
    void remove(int cell, DigitSet digits) { candidates_[cell] &= static_cast<DigitSet>(~digits); }

  private:
    int house_count_;
    std::vector<std::vector<std::uint8_t>> peers_;
    std::array<Houses, Geo::kCells> houses_{};
    Grid<N> placed_;
    int placed_count_ = 0;
    Candidates<N> candidates_;
    std::array<DigitSet, Geo::kAllHouses> used_{};  // the digits placed in each house
};

}  // namespace rookery
