// core/board: the basic values of sudoku. Read this first.
//
//   digits.hpp      Digit, DigitSet
//   geometry.hpp    Geometry<N>: cells, houses, peers for 4x4, 9x9, 16x16
//   shape.hpp       Shape, ShapedGrid: boards whose size is known at run time, also with boxes that are not square
//   grid.hpp        Grid<N> (a digit per cell), Candidates<N> (a set per cell), conflicts, is_solution
//   cell_set.hpp    CellSet: a set of the 81 cells, in one vector; clue_cells.hpp: the clue cells of a puzzle
//   names.hpp       names of cells and houses, for people
//   random.hpp      Random: the only source of randomness, the same on every platform; hash.hpp: Hash, likewise
//   isomorphism.hpp the symmetry group: permuted rows, columns, bands, stacks, transposed, relabelled
//   canonical.hpp   the min-lex form of grids and puzzles
//   symmetry.hpp    the symmetries of the square that a pattern of clues can have
//   automorphisms.hpp  all maps of the board that leave a pattern unchanged
#pragma once

#include "board/cell_set.hpp"
#include "board/digits.hpp"
#include "board/geometry.hpp"
#include "board/grid.hpp"
