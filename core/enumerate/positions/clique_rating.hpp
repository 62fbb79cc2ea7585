// In which order the sets of the clique take the positions from 0 on.
#pragma once

#include "unavoidable/unavoidable.hpp"

namespace rookery::positions {

// The sets of `clique` with the best first. `sets`: all that are known, sorted as a list.
UnavoidableList rated_clique(const UnavoidableList& clique, const UnavoidableList& sets);

}  // namespace rookery::positions
