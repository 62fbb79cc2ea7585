// Following singles on a board whose solution is known.
//
// For use inside core/solve: a backdoor search asks thousands of times how far simple logic gets.
#pragma once

#include <array>
#include <cstdint>

#include "board/cell_set.hpp"
#include "board/grid.hpp"

namespace rookery {

enum class SimpleLogic : std::uint8_t {
    singles,              // naked and hidden singles
    singles_and_locking,  // and locked candidates: pointing, claiming
};

struct SinglesState {
    std::array<CellSet, 9> places;  // [digit - 1]: the open cells with this candidate
    CellSet open;                   // the cells that are not filled yet
    bool solved() const { return open.empty(); }
};

class Singles {
  public:
    // `solution` must be the only solution of `puzzle`.
    Singles(const Grid9& puzzle, const Grid9& solution, SimpleLogic logic);

    // The puzzle, as far as simple logic solves it.
    const SinglesState& start() const { return start_; }
    // Fills an open cell with its digit and continues as far as simple logic gets.
    void fill(SinglesState& state, int cell) const;

  private:
    void place(SinglesState& state, int cell) const;
    void follow(SinglesState& state) const;
    bool follow_singles(SinglesState& state) const;
    bool is_hidden_single(const SinglesState& state, int cell) const;

    Grid9 solution_;
    SimpleLogic logic_;
    std::array<std::array<CellSet, 3>, Geometry9::kCells> others_;  // for each house of a cell, all its other cells
    SinglesState start_;
};

}  // namespace rookery
