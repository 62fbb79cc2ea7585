// A refutation divided into parts: each assumes digits of some cells, and together they leave no case out.
#pragma once

#include <vector>

#include "board/cell_set.hpp"
#include "logic/step.hpp"  // CellDigit

namespace rookery {

// The solutions that have these digits.
using Cube = std::vector<CellDigit>;

// At least `wanted` of them where the pattern has room, up to ten times as many. Every solution, with its digits
// relabelled so that the house with most clues reads 1, 2, 3, ..., is in exactly one.
template <int N>
std::vector<Cube> cubes_of(CellSet pattern, int wanted);

}  // namespace rookery
