// The values that the options of the verb `unavoidable` accept, and their defaults; the page's fields have the same.
#pragma once

#include "board/geometry.hpp"
#include "text/numbers.hpp"

namespace rookery::limits {

inline constexpr NumberLimits kSetCells{.low = 4, .high = Geometry9::kCells};
inline constexpr NumberLimits kSetDigits{.low = 2, .high = 5, .in_help = true};
inline constexpr NumberLimits kSetBoxes{.low = 2, .high = 5, .in_help = true};
inline constexpr NumberLimits kSetRounds{.low = 1, .high = 1'000'000};
inline constexpr int kDefaultSetDigits = 4;
inline constexpr int kDefaultSetBoxes = 5;
inline constexpr int kDefaultSetRounds = 4000;

}  // namespace rookery::limits
