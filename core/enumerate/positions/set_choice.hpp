// Which sets the search goes by, and in which order.
#pragma once

#include "unavoidable/unavoidable.hpp"

namespace rookery::positions {

// `sets` in positions, in the order of the list that they were cut from. By falling lowest position, small ones first
// among equals; at most 2000.
UnavoidableList chosen_sets(UnavoidableList sets);

}  // namespace rookery::positions
