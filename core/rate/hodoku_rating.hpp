// Score, level and hardest technique of a puzzle on HoDoKu's scale.
//
//   score   of all steps together
//   level   that of the hardest step's technique; while the score is above the greatest of a level, the next one
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
    // Of the highest level, of those the highest score: of the first such step.
    Technique hardest = Technique::last_cell;
    int steps = 0;
    TechniqueSet used;

    bool has_score() const { return status == RatingStatus::rated || status == RatingStatus::beyond; }
};

// Counts in the next step of a path: for those who walk it themselves. `status` stays as it is, and so does the level
// that the score asks for until raise_level().
void add_step(HodokuRating& rating, const Step& step);
void raise_level(HodokuRating& rating);

HodokuRating rate_hodoku(const Grid9& puzzle, const ProgressCallback& progress = {});
// The same for many puzzles in turn, whose searches share their memory.
HodokuRating rate_hodoku(const Grid9& puzzle, const ProgressCallback& progress, Workspace& workspace,
                         TechniqueSet techniques = kHodokuScale.by_default);

}  // namespace rookery
