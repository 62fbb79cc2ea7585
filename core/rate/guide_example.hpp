// The example of a page of the guide: the board of its puzzle at the moment when a step of the technique is the next.
//
// It is walked on the scale that has the technique: Sudoku Explainer's where that has it, else HoDoKu's, or that of
// whips or of braids, by the techniques that the scale uses as it comes. One that it does not use is added, and takes
// the place of the others that the same search finds: a dual two-string kite would never be next where a single one is
// taken first.
#pragma once

#include <optional>

#include "board/grid.hpp"
#include "logic/guide/guide.hpp"
#include "logic/path.hpp"

namespace rookery {

struct GuideExample {
    Grid9 values;  // that stand on the board, givens included
    Candidates9 candidates;
    Step step;   // with its highlights; rated on the scale
    int number;  // of the step on the path, from 1
};

const Scale& example_scale(Technique technique);
// The path to the example: what walk_path() has to be told.
PathOptions example_path(Technique technique);

// Nothing: the page has no example, or the search was stopped. Some examples take a second to come to their step.
std::optional<GuideExample> find_example(const GuidePage& page, const ProgressCallback& progress, Workspace& workspace);

}  // namespace rookery
