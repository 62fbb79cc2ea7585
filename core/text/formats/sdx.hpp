// SudoCue's .sdx files: nine rows of nine cells with a blank between. An open cell has its candidates, a digit that was
// placed has a "u" before it, and a digit by itself is given. grid_reader.hpp reads them.
#pragma once

#include <string>

#include "board/grid.hpp"

namespace rookery::reading {

// A cell without candidates is "-". An open cell with one candidate cannot be told from a given.
std::string write_sdx(const Grid9& givens, const Grid9& placed, const Candidates9& candidates);

}  // namespace rookery::reading
