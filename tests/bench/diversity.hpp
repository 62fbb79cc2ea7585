// How different are puzzles on one pattern? They count as similar if they have the same board, are relabellings of each
// other, or share all but a few clues.
#pragma once

#include <cstddef>
#include <vector>

#include "board/grid.hpp"

namespace rookery::bench {

// The most clues in which two puzzles on one pattern agree, over all relabellings of one of them.
int agreeing_clues(const Grid9& one, const Grid9& other);

// For each puzzle, the clues in which it agrees with the nearest of the `before` puzzles found before it; returns the
// mean.
double mean_of_nearest(const std::vector<Grid9>& puzzles, std::size_t before);

// The share of the grids that are essentially different from all earlier ones.
double share_of_different(const std::vector<Grid9>& grids);

}  // namespace rookery::bench
