// The 416 essentially different ways to fill a chute (Felgenhauer and Jarvis, 2005). Any filling becomes one of them
// when rows, boxes and columns are permuted and digits relabelled.
#pragma once

#include <vector>

#include "generate/geometry/chute.hpp"

namespace rookery {

// Box 1 of each holds 1 to 9 in order. The first call computes them, in some tens of milliseconds.
const std::vector<ChuteFilling>& chute_classes();

// The same filling with the digits relabelled so that box `box` holds 1 to 9 in order.
ChuteFilling relabelled(const ChuteFilling& filling, int box);

}  // namespace rookery
