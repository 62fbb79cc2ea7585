// Removes clues from a full board as long as the solution stays unique.
//
// Clues are removed in orbits of a symmetry (single cells without one), in random order. Trying each orbit once is
// enough: an orbit that could not be removed with more clues on the board cannot be removed with fewer. Without a
// symmetry the result is therefore minimal, unless `fewest` ended it early; with one, single clues may still be
// redundant.
#pragma once

#include "board/grid.hpp"
#include "board/random.hpp"
#include "board/symmetry.hpp"

namespace rookery {

// `board` must be a solution. Never goes below `fewest` clues.
Grid9 mask_board(const Grid9& board, Random& random, PatternSymmetry symmetry = PatternSymmetry::none, int fewest = 0);

}  // namespace rookery
