// How different are puzzles on one pattern? What counts against them: the same board behind, the same puzzle with other
// digits, or all but a few clues in common.
#pragma once

#include <cstddef>
#include <vector>

#include "board/grid.hpp"

namespace rookery::bench {

// The clues in which two puzzles on one pattern agree, once the digits of one are relabelled so that it is the most.
int agreeing_clues(const Grid9& one, const Grid9& other);

// Of each puzzle: the clues in which it agrees with the nearest of the `before` puzzles found before it; the mean.
double mean_of_nearest(const std::vector<Grid9>& puzzles, std::size_t before);

// The share of the grids that are essentially different from all before them.
double share_of_different(const std::vector<Grid9>& grids);

}  // namespace rookery::bench
