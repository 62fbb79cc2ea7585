// Strategies of "Ease and Toil": each looks at a board and proposes a clue to remove.
//
// The paper leaves the set open ("perhaps it is in a cluster that has a lot of other filled cells in it, or its value
// is one that is currently very common"). The WNEF that each one reaches when it alone masks a board down to a minimal
// puzzle (means of 300 boards, exponential weights; random order gives 0.190):
//
//   greatest fall    0.165     rarest digit      0.160     fullest houses   0.179
//   least fall       0.226     commonest digit   0.199
//
// So the rarest digit, not the greatest fall, leads to the lowest WNEF: a digit with no clue left is a choice in every
// empty cell.
#pragma once

#include "board/cell_set.hpp"
#include "board/random.hpp"
#include "generate/ease/masked_board.hpp"

namespace rookery {

// A clue of `open`, which must not be empty; ties are broken at random. `target` is a WNEF.
using MaskStrategy = int (*)(const MaskedBoard& board, CellSet open, double target, Random& random);

int any_clue(const MaskedBoard& board, CellSet open, double target, Random& random);
// A clue whose row, column and box have the most clues in total.
int clue_in_fullest_houses(const MaskedBoard& board, CellSet open, double target, Random& random);
// A clue of the digit with the most, or the fewest, clues.
int clue_of_commonest_digit(const MaskedBoard& board, CellSet open, double target, Random& random);
int clue_of_rarest_digit(const MaskedBoard& board, CellSet open, double target, Random& random);
// The clue whose removal lowers the WNEF most, or least (or raises it), or brings it nearest to the target.
int clue_of_greatest_fall(const MaskedBoard& board, CellSet open, double target, Random& random);
int clue_of_least_fall(const MaskedBoard& board, CellSet open, double target, Random& random);
int clue_nearest_to_target(const MaskedBoard& board, CellSet open, double target, Random& random);

// The empty cell whose clue, put back, brings the WNEF nearest to the target; -1 if there is none in `cells`.
int empty_cell_nearest_to_target(const MaskedBoard& board, CellSet cells, double target, Random& random);

}  // namespace rookery
