// Steps on boards of any shape, in words.
#pragma once

#include <string>

#include "generate/sizes/shape_steps.hpp"

namespace rookery::shell {

// "In box 3, 5 fits only in r2c8."
std::string sized_hint_text(const ShapeStep& step, int side);

}  // namespace rookery::shell
