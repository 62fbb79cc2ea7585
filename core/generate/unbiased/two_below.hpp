// The minimal puzzles with two clues fewer than a given puzzle.
#pragma once

#include <vector>

#include "board/cell_set.hpp"
#include "solve/other_solution.hpp"

namespace rookery {

// In both functions, `clues` determine the board.

// The clues that can each be removed alone.
CellSet removable_clues(const KnownGrid& board, const CellSet& clues);

// Each result is `clues` without two of the removable ones. It determines the board, but not if any clue is removed.
std::vector<CellSet> minimal_two_below(const KnownGrid& board, const CellSet& clues, const CellSet& removable);

}  // namespace rookery
