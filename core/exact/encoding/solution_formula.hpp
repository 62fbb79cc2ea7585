// The part of an encoding about the solution alone.
#pragma once

#include <array>

#include "board/cell_set.hpp"
#include "board/grid.hpp"
#include "sat/formula.hpp"

namespace rookery {

// [cell][digit - 1]: the solution has the digit in the cell.
template <int N>
using SolutionLiterals = std::array<std::array<Literal, Geometry<N>::kSize>, Geometry<N>::kCells>;

// [cell]: the cell is a clue. kTrue and kFalse where that is known.
template <int N>
using ClueLiterals = std::array<Literal, Geometry<N>::kCells>;

template <int N>
ClueLiterals<N> clues_in_cells(CellSet pattern);

// The house with the most cells known to be clues: its cells contain 1, 2, 3, ... in order, since digits can be
// relabelled.
template <int N>
int labelled_house(const ClueLiterals<N>& clues);

// Adds that each cell has one digit, and each house each digit once. Also adds what is true of every puzzle with one
// solution: its clues include all digits but at most one, and in no two lines of a chute can the digits of two, three
// or four columns without clues change places:
//
//      2 . 5 | . 7 . | .     3 | 5 | 7 are above 5 | 7 | 3: the puzzle with these two
//      7 . 3 | . 5 . | .     rows exchanged there would have the same clues
template <int N>
SolutionLiterals<N> add_solution(const ClueLiterals<N>& clues, Formula& formula);

}  // namespace rookery
