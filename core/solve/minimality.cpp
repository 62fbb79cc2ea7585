// Redundant clues.
//
// A clue can go when no other solution turns up without it. Every other solution must differ in that clue's cell, or it
// would have solved the whole puzzle; so for each clue it is enough to ask whether the puzzle has a solution with
// anything but the clue in that cell. That is one search for one solution, which mostly dies or succeeds soon: a
// forbidden digit tells more than an empty cell, and a search that tries the digits of the known solution first finds a
// neighbour of it if there is one.
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
