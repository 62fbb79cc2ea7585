// Constraints that contradict each other, regardless of the clue cells.
#pragma once

#include <string>

#include "generate/difficulty.hpp"
#include "generate/generate.hpp"

namespace rookery {

// A sentence that names the conflict, or an empty string. Takes well under a millisecond.
std::string contradiction_in(const GenerateRequest& request);
// The same for the ratings and HoDoKu's score alone. Also finds windows that contain no number of the scale.
std::string rating_contradiction_in(const Difficulty& constraints);
// The same for T&E depth, braids and whips alone.
std::string trial_contradiction_in(const TrialTarget& target);

// The same for a level, HoDoKu's score, level and techniques, and ER.
std::string level_contradiction_in(const Difficulty& constraints);

}  // namespace rookery
