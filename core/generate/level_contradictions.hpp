// Conflicts between a level, HoDoKu's score, level and techniques, and ER.
#pragma once

#include <string>

#include "generate/difficulty.hpp"

namespace rookery {

// A sentence, or an empty string.
std::string level_contradiction_in(const Difficulty& constraints);

}  // namespace rookery
