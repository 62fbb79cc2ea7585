// The odds of a search that has found nothing, as it tells them (job/odds.hpp).
#pragma once

#include "generate/climb.hpp"
#include "generate/generate.hpp"
#include "generate/on_pattern.hpp"
#include "generate/wishes.hpp"

namespace rookery {

// "best so far: ER 9.6. ADVICE", or how many tenths of a rating the nearest was away.
void tell_climb_odds(const GenerateRequest& request, const Climb& climb, const Judge& judge);

// "best so far: 12 solutions. ADVICE"; or how many clues too many, of which `redundant` is the least, or 81: none had
// one solution.
void tell_pattern_odds(const GenerateRequest& request, const PatternSearch& search, int redundant, const Watch& watch);

}  // namespace rookery
