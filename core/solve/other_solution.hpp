// "Is there a solution other than this one?" A grid that is known answers that sooner than counting to two: the search
// only has to look for what excludes it, and stays close to it.
#pragma once

#include "board/cell_set.hpp"
#include "solve/kernel.hpp"
#include "solve/solve_types.hpp"

namespace rookery {

struct OtherSolution {
    bool found = false;
    bool complete = true;  // false: a limit or the stop flag ended the search first
    Grid9 solution{};      // the other one, if found
    CellSet differing;     // the cells in which it differs from the known grid: they hold an unavoidable set
    std::uint64_t guesses = 0;
};

class KnownGrid {
  public:
    // `solution` is full and keeps the rules.
    explicit KnownGrid(const Grid9& solution);

    const Grid9& solution() const { return solution_; }
    // Another solution of the puzzle whose clues are the known digits of `clues`. SolveLimits::solutions is not used.
    OtherSolution other(const CellSet& clues, const SolveLimits& limits = {}) const;
    // The same, differing in `cell`, which is no clue.
    OtherSolution other_at(const CellSet& clues, int cell, const SolveLimits& limits = {}) const;

    // Calls visit(differing), a bool, with the cells in which each other solution of these clues differs, until it
    // returns false or the limits end it.
    template <class F>
    void for_each_other(const CellSet& clues, const SolveLimits& limits, F&& visit) const {
        visit_others(clues, limits, [&](const Grid9& other) { return visit(differing_cells(solution_, other)); });
    }

    // Whether the puzzle of these clues, which has no other solution, gets one without any of them.
    bool needs_each(const CellSet& clues) const;

    // The cells in which two full grids differ.
    static CellSet differing_cells(const Grid9& one, const Grid9& other);

  private:
    void visit_others(const CellSet& clues, const SolveLimits& limits, SolutionVisitor visit) const;
    OtherSolution search(const CellSet& clues, int cell, SolveLimits limits) const;

    Grid9 solution_;
    KnownWords words_;
};

}  // namespace rookery
