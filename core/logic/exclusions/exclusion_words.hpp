// The text of aligned exclusions.
#pragma once

#include <string>

#include "logic/step.hpp"

namespace rookery {

// The sentence of a step whose first `base_count` cells are the base cells; the others are the excluders.
std::string exclusion_words(const Step& step, std::size_t base_count, Language language);

}  // namespace rookery
