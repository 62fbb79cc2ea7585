// The scale of Sudoku Explainer 1.2.1, which the forums quote: the order of its producers, their numbers, and its
// choice among several hints. These are facts about that program; nothing else in Rookery contains any of them.
#pragma once

#include "logic/scale.hpp"

namespace rookery {

extern const Scale kSeScale;
// Its techniques; using this alone does not link the searches.
TechniqueSet se_techniques();

// The lowest rating of a step of the technique, in tenths: 32 is 3.2. 0: it is not on the scale.
int lowest_rating(Technique technique);
// Whether any step of the scale can be rated from `low` to `high`, in tenths. The same then holds for puzzles, whose
// rating is that of a step.
bool has_rating(int low, int high);
// The techniques of the scale whose steps may be rated `rating` or less.
TechniqueSet techniques_up_to(int rating);

// How much the length of a chain adds to its rating, in tenths.
int length_increment(int length);

}  // namespace rookery
