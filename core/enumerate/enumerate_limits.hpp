// The values that the options of the verbs `enumerate` and `estimate` accept; the page's fields accept the same.
#pragma once

#include "enumerate/enumerate.hpp"
#include "text/numbers.hpp"

namespace rookery::limits {

inline constexpr NumberLimits kSearchedClues{.low = kLeastClues, .high = kMaxClues, .in_help = true};
inline constexpr NumberLimits kFoundPuzzles{.low = 1, .high = 1'000'000'000'000};

}  // namespace rookery::limits
