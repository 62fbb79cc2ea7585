// Which candidates are linked: they share a variable, so at most one of them is true.
#pragma once

#include "logic/trial/variables.hpp"

namespace rookery::trial {

// Whether a candidate is linked to an item; for a segment: to each of its cells.
bool is_linked(int candidate, int item);

}  // namespace rookery::trial
