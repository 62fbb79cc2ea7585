// PatternFilling: a pattern that is filled cell by cell, with what each of its symmetries still can say. For use inside
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
    // The given cells are filled.
    explicit PatternFilling(const WholePattern& pattern);

    std::size_t filled() const { return digits_.size(); }
    std::size_t cells() const { return pattern_.cells_.size(); }
    bool is_full() const { return filled() == cells(); }
    const std::vector<Digit>& digits() const { return digits_; }
    // With the digits' names as in the puzzles.
    const Grid9& board() const { return board_; }

    int next_cell() const { return pattern_.cells_[filled()]; }
    // The digits for the next cell.
    DigitSet choices() const;
    // With how many of the pattern's symmetries fillings have been compared: what it costs.
    std::uint64_t comparisons() const { return comparisons_; }
    // Fills the next cell. False, and nothing is changed: a symmetry makes an earlier filling of it.
    bool push(Digit digit);
    void pop();

  private:
    void toggle(int cell, Digit digit);
    bool is_least();
    enum class Order : std::uint8_t { before, open, behind };
    Order compare(const PatternMap& map) const;

    const WholePattern& pattern_;
    std::vector<Digit> digits_;
    std::vector<int> next_new_;  // the least digit that has not come, before each cell
    std::array<DigitSet, Geometry9::kHouses> in_house_{};
    Grid9 board_;
    std::uint64_t comparisons_ = 0;
    std::vector<std::vector<std::uint32_t>> open_;  // for each number of cells: the maps that can still decide
};

}  // namespace rookery
