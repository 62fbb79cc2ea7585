// Score, level and hardest technique of a puzzle on HoDoKu's scale.
//
//   score   the sum over all steps
//   level   that of the hardest step's technique, raised as long as the score exceeds the maximum of the level
#pragma once

#include <string_view>

#include "board/grid.hpp"
#include "rate/hodoku_scale.hpp"
#include "rate/rate.hpp"

namespace rookery {

struct HodokuRating {
    RatingStatus status = RatingStatus::beyond;  // `beyond`: no technique found a step, and HoDoKu gives up
    int score = 0;
    HodokuLevel level = HodokuLevel::easy;
    // The technique of the step with the highest level, then the highest score; of several such steps, the first.
    Technique hardest = Technique::last_cell;
    int steps = 0;
    TechniqueSet used;

    bool has_score() const { return status == RatingStatus::rated || status == RatingStatus::beyond; }
};

// Counts the next step of a path, for callers that walk it themselves. Leaves `status` as it is, and does not raise the
// level for the score; raise_level() does that.
void add_step(HodokuRating& rating, const Step& step);
void raise_level(HodokuRating& rating);

HodokuRating rate_hodoku(const Grid9& puzzle, const ProgressCallback& progress = {});
// The same for many puzzles in turn, whose searches share their memory.
HodokuRating rate_hodoku(const Grid9& puzzle, const ProgressCallback& progress, Workspace& workspace,
                         TechniqueSet techniques = kHodokuScale.by_default);

}  // namespace rookery
