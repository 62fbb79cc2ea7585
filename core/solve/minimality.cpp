// Redundant clues.
//
// A clue is redundant if removing it allows no other solution. Any other solution would differ in that clue's cell, or
// it would have solved the whole puzzle. So for each clue it is enough to ask whether the puzzle has a solution with
// any other digit in that cell. That is one search for one solution, which usually ends soon: a forbidden digit is more
// information than an empty cell, and a search that tries the known solution's digits first finds a nearby solution if
// there is one.
#include "board/clue_cells.hpp"
#include "solve/other_solution.hpp"
#include "solve/solve.hpp"

namespace rookery {

CellSet redundant_clues(const Grid9& puzzle) {
    CellSet redundant;
    const SolveResult whole = solve(puzzle);
    if (!whole.unique()) return redundant;

    const CellSet clues = clue_cells(puzzle);
    const KnownGrid known(whole.first);
    clues.for_each([&](int cell) {
        if (!known.other_at(clues - CellSet::single(cell), cell).found) redundant.add(cell);
    });
    return redundant;
}

bool is_minimal(const Grid9& puzzle) {
    return KnownGrid(solve(puzzle).first).needs_each(clue_cells(puzzle));
}

}  // namespace rookery
