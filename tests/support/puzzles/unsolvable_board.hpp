// A board without a solution that searches among fillings of the boxes cannot distinguish from others.
#pragma once

#include "textbook/classic/classic.hpp"

namespace rookery::tests {

// 1, 2 and 3 in the box above, 4 in the row: r1c1 has no digit, but no house is violated.
inline ClassicPuzzle<2> unsolvable_board() {
    ClassicPuzzle<2> puzzle;
    puzzle.givens[1] = 1;
    puzzle.givens[4] = 2;
    puzzle.givens[5] = 3;
    puzzle.givens[2] = 4;
    return puzzle;
}

}  // namespace rookery::tests
