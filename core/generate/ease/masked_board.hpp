// MaskedBoard: a full board of which some digits are shown as clues, with its WNEF kept up to date.
//
// For each cell it counts how often each digit stands among the clues of its peers; so taking a clue away or putting it
// back touches the 20 peers only, and what a step would do to the WNEF is known without taking it.
#pragma once

#include <array>
#include <cstdint>

#include "board/board.hpp"
#include "rate/ease.hpp"

namespace rookery {

class MaskedBoard {
  public:
    // All cells are clues. `solution` is full and keeps the rules.
    MaskedBoard(const Grid9& solution, EaseWeight weight);

    const Grid9& solution() const { return solution_; }
    CellSet clues() const { return clues_; }
    int clue_count() const { return Geometry9::kCells - empty_; }
    Grid9 puzzle() const;
    // As Ease::wnef.
    double wnef() const { return wnef_of(sum_, empty_); }

    void take(int cell);      // a clue
    void put_back(int cell);  // no clue
    // The WNEF after that step.
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
