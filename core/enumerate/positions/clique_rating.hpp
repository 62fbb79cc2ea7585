// In which order the sets of the clique take the positions from 0 on.
#pragma once

#include "job/stop_token.hpp"
#include "unavoidable/unavoidable.hpp"

namespace rookery::positions {

// The sets of `clique` with the best first. `sets`: all that are known, sorted as a list. None if stopped.
UnavoidableList rated_clique(const UnavoidableList& clique, const UnavoidableList& sets, StopToken stop);

}  // namespace rookery::positions
