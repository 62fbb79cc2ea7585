// The unhit sets, reduced to where the remaining clues may be.
#pragma once

#include <vector>

#include "enumerate/positions/position_plan.hpp"

namespace rookery::positions {

// Removes from `sets` (not empty, all unhit) the positions outside `live`, where the remaining clues may be. If as many
// of them are disjoint as the `left` clues, each clue is in one of those: `live` becomes their positions, and the sets
// again lose the positions outside. False: the remaining clues cannot hit all sets. Sorts the sets for the search, by
// falling lowest position. `spare` is scratch memory.
bool cut_down(std::vector<PositionSet>& sets, int left, PositionSet& live, std::vector<PositionSet>& spare);

}  // namespace rookery::positions
