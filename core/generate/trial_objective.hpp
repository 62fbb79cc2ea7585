// How far is a puzzle from what is asked of T&E depth, braids and whips? The part of the objective (objective.hpp) that
// follows Berthier's scale, in the same unit:
//
//   a length outside its range         4 each
//   depth below what is asked          12 a level; from depth 0 or 1 to 2, one for each candidate that T&E(1) refutes
//   depth above it                     12 a level; from depth 1 to 0, by the braids too: 4 for each
//   no whips solve, but are asked for  12
//
// Depth alone would be no guide: nearly all puzzles have 0 or 1. The fewer candidates T&E(1) refutes at first, the
// nearer it is to refuting none.
//
// Tried for depth 2 from scratch, beside that: the length of braids (B), and both together. None of them finds one in
// minutes: such puzzles are found around known ones.
#pragma once

#include "board/grid.hpp"
#include "generate/budget.hpp"
#include "generate/difficulty.hpp"
#include "rate/trial/trial.hpp"

namespace rookery {

// `puzzle` has one solution. If the distance is above `most`, any number above `most` may come instead. When the stop
// token fires the number means nothing.
int trial_distance(const Grid9& puzzle, const TrialTarget& target, int most, TrialRater& rater, StopToken stop,
                   Budget& budget);

}  // namespace rookery
