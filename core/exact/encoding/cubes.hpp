// A refutation divided into parts: by the cell that each step places first, in the order of cells.
//
//     step 1 places r2c3 and r7c7     part {r2c3}, and not part {r7c7}, since r2c3 comes before
//     step 1 places nothing           part {nothing}: then it must have removed candidates
//
// Digits of clue cells, which come to mind first, divide badly: most of the proof is the same for each of them (27
// times the work on a pattern of 45 clues in 33 parts). Which cell can be placed first is what such a proof looks at
// anyway.
#pragma once

#include <vector>

#include "board/cell_set.hpp"
#include "exact/strategies.hpp"

namespace rookery {

// The first cell that step 1, 2, ... places; kNothing if the step places none. A cube says nothing of the steps behind.
using Cube = std::vector<int>;
inline constexpr int kNothing = -1;

// At least `wanted`, if three steps divide into so many. Every assignment of the pattern's cells is in exactly one.
template <int N>
std::vector<Cube> cubes_of(CellSet pattern, StrategySet strategies, int wanted);

}  // namespace rookery
