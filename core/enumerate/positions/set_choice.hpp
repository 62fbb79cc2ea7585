// The sets that the search uses, and their order.
#pragma once

#include "unavoidable/unavoidable.hpp"

namespace rookery::positions {

// `sets` in positions, in the order of the list from which they were cut. The result has at most 2000, by falling
// lowest position; ties: small ones first.
UnavoidableList chosen_sets(UnavoidableList sets);

}  // namespace rookery::positions
