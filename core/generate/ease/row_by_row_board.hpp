// Full boards row by row, as "Ease and Toil" makes them.
//
// Method: the top row is a random permutation. Each further row only has to mind two lists of digits: those placed so
// far in each column, and those placed in each of the three clusters (boxes) that the row crosses. A row that cannot be
// filled is undone together with the last choices of the row before. What is added to that: inside a row the cell with
// the fewest digits left comes first, and a digit of the row that fits nowhere any more is seen at once: half of the
// boards then come without a single step back. One that took too many would be begun anew.
//
// The boards are not uniform (random_full_board is), but come some five hundred times as fast.
#pragma once

#include "board/grid.hpp"
#include "board/random.hpp"

namespace rookery {

Grid9 row_by_row_board(Random& random);

}  // namespace rookery
