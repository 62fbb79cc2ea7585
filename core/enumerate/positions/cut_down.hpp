// What is left to be hit, seen by the clues that are left.
#pragma once

#include <vector>

#include "enumerate/positions/position_plan.hpp"

namespace rookery::positions {

// `sets` (not empty), which are not hit yet, lose the positions outside `live`, where the remaining clues may
// be. If some of them are disjoint and as many as the `left` clues, each clue is in one of those: `live` becomes
// their positions, and the sets lose those outside again. False: no way to hit all of them was left.
// The order of the sets changes to that of a search: falling lowest position. `spare` is memory for it.
bool cut_down(std::vector<PositionSet>& sets, int left, PositionSet& live, std::vector<PositionSet>& spare);

}  // namespace rookery::positions
