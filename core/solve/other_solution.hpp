// "Is there a solution other than this one?" With a known grid this is faster to answer than counting to two: the
// search only has to try what excludes that grid, and stays close to it.
#pragma once

#include "board/cell_set.hpp"
#include "solve/kernel.hpp"
#include "solve/solve_types.hpp"

namespace rookery {

struct OtherSolution {
    bool found = false;
    bool complete = true;  // false: a limit or the stop flag ended the search first
    Grid9 solution{};      // the other one, if found
    CellSet differing;     // the cells in which it differs from the known grid: they contain an unavoidable set
    std::uint64_t guesses = 0;
};

class KnownGrid {
  public:
    // `solution` must be a full grid without conflicts.
    explicit KnownGrid(const Grid9& solution);

    const Grid9& solution() const { return solution_; }
    // Another solution of the puzzle with these clues, whose digits are the known grid's. SolveLimits::solutions is not
    // used.
    OtherSolution other(const CellSet& clues, const SolveLimits& limits = {}) const;
    // The same, differing in `cell`, which must not be a clue.
    OtherSolution other_at(const CellSet& clues, int cell, const SolveLimits& limits = {}) const;

    // For each other solution of these clues, calls visit(differing) with the cells in which it differs, until that
    // returns false or the limits end the search.
    template <class F>
    void for_each_other(const CellSet& clues, const SolveLimits& limits, F&& visit) const {
        visit_others(clues, limits, [&](const Grid9& other) { return visit(differing_cells(solution_, other)); });
    }

    // These clues must have no other solution. Returns whether each of them, removed alone, allows one.
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
