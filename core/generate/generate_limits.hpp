// The values that the options of the verb `generate` accept; the page's fields accept the same.
#pragma once

#include "board/geometry.hpp"
#include "generate/difficulty.hpp"
#include "text/numbers.hpp"

namespace rookery::limits {

inline constexpr NumberLimits kPuzzles{.low = 1, .high = 1'000'000'000};
inline constexpr NumberLimits kIdleTries = kPuzzles;  // the option give-up
inline constexpr NumberLimits kGuesses{.high = 1'000'000};
inline constexpr IntRange kClues{0, Geometry9::kCells};
inline constexpr IntRange kRatings{kLowestRating, kHighestRating};  // in tenths
inline constexpr IntRange kSteps{1, 999};
inline constexpr IntRange kScores{1, 100'000};  // HoDoKu's
inline constexpr IntRange kDepths{0, kMaxTrialDepth};
inline constexpr IntRange kLengths{0, 39};  // longer whips and braids are not searched for

}  // namespace rookery::limits
