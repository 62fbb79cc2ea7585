// The scale of Sudoku Explainer 1.2.1, by which the forums quote ratings: the order of its producers, their numbers,
// and which of several hints it prefers. These are facts of that program; nothing else in Rookery holds any of them.
#pragma once

#include "logic/scale.hpp"

namespace rookery {

extern const Scale kSeScale;
// Its techniques; whoever asks for them alone is not linked with the searches.
TechniqueSet se_techniques();

// The least rating that a step of the technique has on the scale, in tenths: 32 is 3.2. 0: it is not on the scale.
int lowest_rating(Technique technique);
// Whether any step of the scale can be rated from `low` to `high`, in tenths. So can any puzzle, whose rating is that
// of a step.
bool has_rating(int low, int high);
// The techniques of the scale whose steps may be rated so or less.
TechniqueSet techniques_up_to(int rating);

// What the length of a chain adds to its rating, in tenths.
int length_increment(int length);

}  // namespace rookery
