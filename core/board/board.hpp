// core/board: the things that sudoku is about. Read this first.
//
//   digits.hpp      Digit, DigitSet
//   geometry.hpp    Geometry<N>: cells, houses, peers for 4x4, 9x9, 16x16
//   grid.hpp        Grid<N> (a digit per cell), Candidates<N> (a set per cell), conflicts, is_solution
//   cell_set.hpp    CellSet: a set of the 81 cells, in one vector; clue_cells.hpp: those of a puzzle
//   names.hpp       cells and houses in words
//   random.hpp      Random: the one source of randomness, equal on every platform; hash.hpp: Hash, likewise
//   isomorphism.hpp the symmetry group: permuted rows, columns, bands, stacks, transposed, relabelled
//   canonical.hpp   the min-lex form of grids and puzzles
//   symmetry.hpp    the symmetries of the square that a pattern of clues can have
//   automorphisms.hpp  all maps of the board that leave a pattern as it is
#pragma once

#include "board/cell_set.hpp"
#include "board/digits.hpp"
#include "board/geometry.hpp"
#include "board/grid.hpp"
