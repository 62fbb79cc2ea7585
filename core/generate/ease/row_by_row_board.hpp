// Full boards, filled row by row as in "Ease and Toil".
//
// Method: the top row is a random permutation. Each further row depends only on two lists of digits: those placed so
// far in each column, and those placed in each of the three clusters (boxes) that the row crosses. A row that cannot be
// filled is undone together with the last choices of the row before. Two additions: within a row, the cell with the
// fewest digits left comes first, and a digit that fits nowhere in the row is noticed at once. Half of the boards then
// need no backtracking. A board that takes too many steps is started over.
//
// Unlike random_full_board()'s, the boards are not uniform, but they are about five hundred times as fast to make.
#pragma once

#include "board/grid.hpp"
#include "board/random.hpp"

namespace rookery {

Grid9 row_by_row_board(Random& random);

}  // namespace rookery
