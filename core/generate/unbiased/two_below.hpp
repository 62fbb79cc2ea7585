// The minimal puzzles that have two clues fewer than a given puzzle.
#pragma once

#include <vector>

#include "board/cell_set.hpp"
#include "solve/other_solution.hpp"

namespace rookery {

// `clues` determine the board, here and below.

// The clues that can each be left out alone.
CellSet removable_clues(const KnownGrid& board, const CellSet& clues);

// Each result is `clues` without two of the removable ones, determines the board, and does so without none of its own.
std::vector<CellSet> minimal_two_below(const KnownGrid& board, const CellSet& clues, const CellSet& removable);

}  // namespace rookery
