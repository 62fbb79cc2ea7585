// Simple Sudoku's .ss files: rows between bars, rules between the bands, a star at the corners. grid_reader.hpp reads
// them, and the stacks of two or three grids that the program copies.
#pragma once

#include <string>

#include "board/grid.hpp"

namespace rookery::reading {

std::string write_simple_sudoku(const Grid9& givens);

}  // namespace rookery::reading
