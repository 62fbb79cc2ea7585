// MaskedBoard: a full board with some digits shown as clues, and its current WNEF.
//
// For each cell it counts how often each digit occurs among the clues of its peers. So removing a clue or putting it
// back touches only the 20 peers, and the effect of a step on the WNEF is known before taking it.
#pragma once

#include <array>
#include <cstdint>

#include "board/board.hpp"
#include "rate/ease.hpp"

namespace rookery {

class MaskedBoard {
  public:
    // Starts with all cells as clues. `solution` is full and obeys the rules.
    MaskedBoard(const Grid9& solution, EaseWeight weight);

    const Grid9& solution() const { return solution_; }
    CellSet clues() const { return clues_; }
    int clue_count() const { return Geometry9::kCells - empty_; }
    Grid9 puzzle() const;
    // The same as Ease::wnef().
    double wnef() const { return wnef_of(sum_, empty_); }

    void take(int cell);      // must be a clue
    void put_back(int cell);  // must not be one
    // The WNEF after take(cell) or put_back(cell).
    double wnef_without(int cell) const;
    double wnef_with(int cell) const;

  private:
    double wnef_of(int sum, int empty) const {
        return empty == 0 ? 1 : static_cast<double>(sum) / (empty * weights_[1]);
    }
    int weight_at(int cell) const { return weights_[choices_[static_cast<std::size_t>(cell)]]; }
    CellSet empty_peers(int cell) const { return CellSet::peers_of(cell) - clues_; }

    Grid9 solution_;
    CellSet clues_;
    std::array<int, 10> weights_{};                                       // [choices]
    std::array<std::array<std::uint8_t, 10>, Geometry9::kCells> seen_{};  // [cell][digit]: clues among the peers
    std::array<std::uint8_t, Geometry9::kCells> choices_{};               // of clue cells too, as if they were empty
    int sum_ = 0;                                                         // of the weights of the empty cells
    int empty_ = 0;
};

}  // namespace rookery
