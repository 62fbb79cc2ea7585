// The question "which clues on this pattern do the strategies solve?" as a formula.
//
// Every strategy is sound, so a placed digit is the digit of the solution. So one full grid is enough, plus the step in
// which each cell is placed:
//
//   s(c,d)              the solution has digit d in cell c
//   placed(k,c)         cell c is placed after step k; clue cells always are
//   settled(k,u,d)      digit d is placed in house u after step k: placed(k,c) for the cell c of u with s(c,d)
//   gone(k,c,d)         d is not a candidate of c after step k
//   naked(k,c), hidden(k,u,d), locked(k,A,B,d), ...   a strategy applies in step k, to the state after step k-1
//
// Each of those needs a reason ("only if"); and each reason has its effect in the same step ("if"). FIND requires all
// cells to be placed after step K; then "only if" is enough. REFUTE requires each step to place something or remove a
// candidate, until all cells are placed, and requires nothing after step K. With "if" as well, a step does all that the
// strategies can do at once, so clues get stuck as early as possible: if all get stuck before step K, the formula has
// no solution.
//
// Digits can be relabelled: the house with the most clues contains 1, 2, 3, ... in order. Consequences of the
// positions, or of the uniqueness of every puzzle's solution, are added where they help the solver.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "board/cell_set.hpp"
#include "board/grid.hpp"
#include "exact/encoding/cubes.hpp"
#include "exact/encoding/step_formula.hpp"
#include "exact/encoding/symmetry_breaking.hpp"
#include "job/stop_token.hpp"
#include "sat/sat_solver.hpp"

namespace rookery {

enum class Purpose : std::uint8_t {
    find,    // satisfiable: clues that are solved within K steps. Unsatisfiable: none is within K steps
    refute,  // unsatisfiable: no clues are solved, in any number of steps. Satisfiable: some are not stuck before K
};

// Whether the formula states what positions imply about when a cell can be placed first (position_reasons.hpp).
enum class Positions : std::uint8_t {
    stated,    // impossible placements then have no variable
    kept_out,  // left for the solver to find
};

template <int N>
class Encoding {
  public:
    // steps >= 1 and >= divided_steps; for the first divided_steps, the formula also expresses which cell they place
    // first. If stopped, it is incomplete, and only for a solver that is stopped by the same token.
    Encoding(CellSet pattern, StrategySet strategies, int steps, Purpose purpose, int divided_steps = 0,
             Positions positions = Positions::stated, StopToken stop = {});
    Encoding(const Encoding&) = delete;  // its parts refer to each other
    Encoding& operator=(const Encoding&) = delete;

    // REFUTE with more steps is the same formula with more clauses. If stopped, as above.
    void grow(int steps, StopToken stop = {});
    // Restricts the pattern's assignments to the cube, whose steps must be divided.
    void demand(const Cube& cube);
    int steps() const { return steps_.steps(); }
    const Formula& formula() const { return formula_; }
    const SolutionLiterals<N>& solution() const { return solution_; }
    const std::vector<FirstPlaced<N>>& first_placed() const { return first_placed_; }  // of the divided steps
    Grid<N> clues_in(const SatSolver& solver) const;                                   // after `satisfiable`

    // Comments that explain the formula, the symmetries that it breaks, and its variables, after the lines of
    // `foreword`. For `formula`, which is this one or has more variables.
    std::string comments(const Formula& formula, std::string_view foreword = {}) const;
    void explain() { formula_.set_comments(comments(formula_)); }

  private:
    CellSet pattern_;
    StrategySet strategies_;
    Purpose purpose_;
    int divided_steps_;
    Positions positions_;
    Formula formula_;
    SolutionLiterals<N> solution_;
    StepFormula<N> steps_;
    std::vector<FirstPlaced<N>> first_placed_;
    BrokenSymmetries<N> broken_;
};

}  // namespace rookery
