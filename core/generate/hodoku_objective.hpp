// How far is a puzzle from what is asked of HoDoKu's scale? The part of the objective (objective.hpp) that follows
// HoDoKu's path, in the same unit:
//
//   score outside its window            one for each 20 points
//   level outside its window            8 a level
//   techniques that are not to be used  8 each
//   techniques that are not used        8 each, and 4 for each level that the path stays below them
//   a path that gets stuck              by the cells that stay empty
//
// A level has a greatest score too, so a path is dropped as soon as one of the two is passed. Techniques that come
// after the last of the highest level allowed are never tried.
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
    HodokuLevel level = HodokuLevel::easy;  // that the path reached
};

// `puzzle` has one solution. If the distance is above `most`, any number above `most` may come instead.
HodokuDistance hodoku_distance(const Grid9& puzzle, const Difficulty& constraints, int most,
                               const ProgressCallback& progress, Workspace& workspace, Budget& budget);

}  // namespace rookery
