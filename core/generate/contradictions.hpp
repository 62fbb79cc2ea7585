// Constraints that contradict each other, whatever the clue cells.
#pragma once

#include <string>

#include "generate/generate.hpp"

namespace rookery {

// A sentence that says what cannot go together, or empty. Takes well under a millisecond.
std::string contradiction_in(const GenerateRequest& request);
// The same of T&E depth, braids and whips alone.
std::string trial_contradiction_in(const TrialTarget& target);

}  // namespace rookery
