// The paper's encoding, for comparison: every state from the first to step K in full.
//
//   X(c,k)     the digit placed in cell c after step k, 0 for none: direct encoding, a variable for each value
//   Y(c,n,k)   digit n is a candidate of c after step k
//   Z          a variable for each reason why X(c,k) = n or why Y(c,n,k) is false: true exactly when the reason holds
//
// Formulas 1 to 13 and the reduction of section 5.1 (a clue cell has the same digit in every step) of K. Nishikawa and
// T. Toda, "Exact Method for Generating Strategy-Solvable Sudoku Clues" (2020). Two differ from the printed ones:
// formula 13, the locked candidate, requires the digit to be gone from all cells of A\B, not one; and formula 11 is
// about the other digits of the one cell (i,j). Like the paper's, the formula has no condition on what is placed after
// step K: its solutions are clues that are not stuck before.
#pragma once

#include <array>
#include <memory>

#include "board/cell_set.hpp"
#include "board/grid.hpp"
#include "exact/strategies.hpp"
#include "sat/formula.hpp"
#include "sat/sat_solver.hpp"

namespace rookery {

template <int N>
class StateEncoding {
  public:
    static constexpr int kPaperSteps = 30;  // K in the paper's experiments

    // Encodes the paper's three strategies and ignores others of the set (see encodes()). Steps >= 1. If stopped, it is
    // incomplete, and only for a solver that is stopped by the same token.
    StateEncoding(CellSet pattern, StrategySet strategies, int steps = kPaperSteps, StopToken stop = {});
    StateEncoding(const StateEncoding&) = delete;  // its parts refer to each other
    StateEncoding& operator=(const StateEncoding&) = delete;
    ~StateEncoding();
    // Adding steps only adds clauses to the same formula (the paper's algorithm 1, in one solver).
    void grow(int steps, StopToken stop = {});
    int steps() const { return steps_; }
    // Adds the formula's comments: what it states, and the meaning of its variables.
    void explain();
    // Whether all strategies of a set are among the paper's.
    static bool encodes(StrategySet strategies);

    // Unsatisfiable: no clues on the pattern are solved, in any number of steps.
    const Formula& formula() const { return formula_; }
    Grid<N> clues_in(const SatSolver& solver) const;  // after `satisfiable`; they may need more steps, or be stuck at K

  private:
    static constexpr int kCells = Geometry<N>::kCells;
    static constexpr int kSize = Geometry<N>::kSize;

    class States;

    CellSet pattern_;
    StrategySet strategies_;
    int steps_ = 0;
    Formula formula_;
    std::unique_ptr<States> states_;
    std::array<std::array<Literal, kSize + 1>, kCells> first_{};  // X(c,0) = n at [c][n]
};

}  // namespace rookery
