// The odds of a search that has found nothing, as it reports them (job/odds.hpp).
#pragma once

#include "generate/generate.hpp"
#include "generate/objective.hpp"
#include "generate/on_pattern.hpp"
#include "generate/puzzle_annealing.hpp"

namespace rookery {

// "best so far: ER 9.6. ADVICE", or how far the nearest was away, if that has a unit.
void report_annealing_odds(const GenerateRequest& request, const PuzzleAnnealing& annealing,
                           const Objective& objective);

// "best so far: 12 solutions. ADVICE"; or how many clues too many, of which `redundant` is the least, or 81: none had
// one solution.
void report_pattern_odds(const GenerateRequest& request, const PatternSearch& search, int redundant,
                         const ProgressCallback& progress);

}  // namespace rookery
