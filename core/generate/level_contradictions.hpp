// What cannot go together of a level, of HoDoKu's score, level and techniques, and of ER.
#pragma once

#include <string>

#include "generate/difficulty.hpp"

namespace rookery {

// A sentence, or empty.
std::string level_contradiction_in(const Difficulty& constraints);

}  // namespace rookery
