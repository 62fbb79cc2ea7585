// PatternFilling: a pattern that is filled cell by cell, with the symmetries that are still undecided. Only for
// whole_pattern.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "board/digits.hpp"
#include "board/geometry.hpp"
#include "generate/whole_pattern/whole_pattern.hpp"

namespace rookery {

class PatternFilling {
  public:
    // Starts with the given cells filled.
    explicit PatternFilling(const WholePattern& pattern);

    std::size_t filled() const { return digits_.size(); }
    std::size_t cells() const { return pattern_.cells_.size(); }
    bool is_full() const { return filled() == cells(); }
    const std::vector<Digit>& digits() const { return digits_; }
    // The board, with the digits named as in the puzzles.
    const Grid9& board() const { return board_; }

    int next_cell() const { return pattern_.cells_[filled()]; }
    // The digits that the next cell can have.
    DigitSet choices() const;
    // The number of comparisons with symmetries, a measure of the cost.
    std::uint64_t comparisons() const { return comparisons_; }
    // Fills the next cell. Returns false and changes nothing if a symmetry maps the filling to an earlier one.
    bool push(Digit digit);
    void pop();

  private:
    void toggle(int cell, Digit digit);
    bool is_least();
    enum class Order : std::uint8_t { before, open, behind };
    Order compare(const PatternMap& map) const;

    const WholePattern& pattern_;
    std::vector<Digit> digits_;
    std::vector<int> next_new_;  // [i]: the least unused digit before cell i
    std::array<DigitSet, Geometry9::kHouses> in_house_{};
    Grid9 board_;
    std::uint64_t comparisons_ = 0;
    std::vector<std::vector<std::uint32_t>> open_;  // [number of filled cells]: the maps still undecided
};

}  // namespace rookery
