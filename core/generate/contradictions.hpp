// Constraints that contradict each other, whatever the clue cells.
#pragma once

#include <string>

#include "generate/generate.hpp"

namespace rookery {

// A sentence that says what cannot go together, or empty. Takes well under a millisecond.
std::string contradiction_in(const GenerateRequest& request);
// The same of the ratings and HoDoKu's score alone: windows without a number of the scale, too.
std::string rating_contradiction_in(const Difficulty& constraints);
// The same of T&E depth, braids and whips alone.
std::string trial_contradiction_in(const TrialTarget& target);

}  // namespace rookery
