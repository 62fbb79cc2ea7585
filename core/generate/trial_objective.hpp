// How far is a puzzle from the request in T&E depth, braids and whips? The part of the objective (objective.hpp) that
// follows Berthier's scale, in the same unit:
//
//   a length outside its range         4 each
//   depth too low                      12 a level; from depth 0 or 1 to 2, one for each candidate that T&E(1) refutes
//   depth too high                     12 a level; from depth 1 to 0, 4 per unit of braid length instead
//   requested whips do not solve it    12
//
// Depth alone would be no guide: nearly all puzzles have 0 or 1. The fewer candidates T&E(1) refutes at first, the
// nearer a puzzle is to depth 2.
//
// Also tried for depth 2 from scratch: the length of braids (B), and both together. None of these finds one within
// minutes: such puzzles are found around known ones.
#pragma once

#include "board/grid.hpp"
#include "generate/budget.hpp"
#include "generate/difficulty.hpp"
#include "rate/trial/trial.hpp"

namespace rookery {

// `puzzle` has one solution. If the distance is above `most`, the result may be any number above `most`. If stopped,
// the result is meaningless.
int trial_distance(const Grid9& puzzle, const TrialTarget& target, int most, TrialRater& rater, StopToken stop,
                   Budget& budget);

}  // namespace rookery
