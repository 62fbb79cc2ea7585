// All minimal unavoidable sets of at most 12 cells.
#pragma once

#include "job/stop_token.hpp"
#include "unavoidable/unavoidable.hpp"

namespace rookery {

inline constexpr int kMaxSmallCells = 12;

// Every minimal set of at most `max_cells` cells (up to kMaxSmallCells), of any digits. Empty if stopped.
UnavoidableList small_sets(const Grid9& grid, int max_cells = kMaxSmallCells, StopToken stop = {});

}  // namespace rookery
