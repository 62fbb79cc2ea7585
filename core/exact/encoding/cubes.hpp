// A refutation divided into parts by the cell that each step places first, in the order of cells.
//
//     step 1 places r2c3 and r7c7     part {r2c3}, not part {r7c7}, since r2c3 comes first
//     step 1 places nothing           part {nothing}: then it must have removed candidates
//
// Dividing by the digits of clue cells is the obvious choice, but a bad one: most of the proof is the same for each
// digit (27 times the work on a pattern of 45 clues in 33 parts). Such a proof examines which cell can be placed first
// anyway.
#pragma once

#include <vector>

#include "board/cell_set.hpp"
#include "exact/strategies.hpp"

namespace rookery {

// The first cell that step 1, 2, ... places; kNothing if the step places none. A cube does not restrict later steps.
using Cube = std::vector<int>;
inline constexpr int kNothing = -1;

// At least `wanted` cubes, if three steps give that many. Every assignment of the pattern's cells is in exactly one.
template <int N>
std::vector<Cube> cubes_of(CellSet pattern, StrategySet strategies, int wanted);

}  // namespace rookery
