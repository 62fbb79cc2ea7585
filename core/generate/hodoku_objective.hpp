// How far is a puzzle from the request on HoDoKu's scale? The part of the objective (objective.hpp) that follows
// HoDoKu's path, in the same unit:
//
//   score outside its window            1 for each 20 points
//   level outside its window            8 for each level
//   avoided techniques that it uses     8 each
//   required techniques not used        8 each, and 4 for each level that the path stays below them
//   a path that gets stuck              by the cells that stay empty
//
// A level also limits the score, so a path is dropped as soon as it exceeds either. Techniques that come after the last
// one of the highest level allowed are never tried.
#pragma once

#include "board/grid.hpp"
#include "generate/budget.hpp"
#include "generate/difficulty.hpp"
#include "job/progress_callback.hpp"
#include "logic/workspace.hpp"

namespace rookery {

inline constexpr int kHodokuLevelWeight = 8;

struct HodokuDistance {
    int distance = 0;
    HodokuLevel level = HodokuLevel::easy;  // reached by the path
};

// `puzzle` has one solution. If the distance is above `most`, the result may be any number above `most`.
HodokuDistance hodoku_distance(const Grid9& puzzle, const Difficulty& constraints, int most,
                               const ProgressCallback& progress, Workspace& workspace, Budget& budget);

}  // namespace rookery
