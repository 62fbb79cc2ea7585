// What the candidates in a text imply about its givens.
#pragma once

#include "board/grid.hpp"

namespace rookery::reading {

// A cell with one candidate may be solved, or may just have one candidate left; the text does not say. It counts as
// solved, and so as a given, only if no peer with several candidates still lists its digit.
Grid9 certain_cells(const Candidates9& candidates);

// The candidates of every cell after removing the digits of the grid from their peers. A filled cell has only its own
// digit.
Candidates9 open_candidates(const Grid9& grid);

// `above` wins where both have a digit.
Grid9 overlaid(const Grid9& above, const Grid9& below);

// Whether the givens fit candidates noted later: each given is the only candidate of its cell.
bool agree(const Grid9& givens, const Candidates9& candidates);

}  // namespace rookery::reading
