// The part of an encoding that speaks of the solution alone.
#pragma once

#include <array>

#include "board/cell_set.hpp"
#include "board/grid.hpp"
#include "sat/formula.hpp"

namespace rookery {

// [cell][digit - 1]: the solution has the digit in the cell.
template <int N>
using SolutionLiterals = std::array<std::array<Literal, Geometry<N>::kSize>, Geometry<N>::kCells>;

// The house with most clues: its cells hold 1, 2, 3, ... in order, since digits can be relabelled.
template <int N>
int labelled_house(CellSet pattern);

// Adds that each cell has one digit, and each house each digit once; and what holds of every puzzle with one solution
// on the pattern: all digits but one are among its clues, and in no two lines of a chute can the digits of two, three
// or four columns without clues change places:
//
//      2 . 5 | . 7 . | .     3 | 5 | 7 stand above 5 | 7 | 3: the puzzle with these two
//      7 . 3 | . 5 . | .     rows exchanged there would have the same clues
template <int N>
SolutionLiterals<N> add_solution(CellSet pattern, Formula& formula);

}  // namespace rookery
