// Taking clues away from a full board for as long as the solution stays the only one.
//
// Clues go in orbits of a symmetry (single cells without one), in random order; each orbit is tried once, which is
// enough: an orbit that could not go with more clues on the board cannot go with fewer. Without a symmetry the result
// is therefore minimal, unless `fewest` stopped it; with one, single clues may still be redundant.
#pragma once

#include "board/grid.hpp"
#include "board/random.hpp"
#include "board/symmetry.hpp"

namespace rookery {

// `board` must be a solution. Never goes below `fewest` clues.
Grid9 mask_board(const Grid9& board, Random& random, PatternSymmetry symmetry = PatternSymmetry::none, int fewest = 0);

}  // namespace rookery
