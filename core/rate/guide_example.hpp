// The example of a page of the guide: the board of its puzzle when the next step is one of the technique.
//
// The path uses the scale that has the technique: Sudoku Explainer's if that has it, otherwise HoDoKu's, or that of
// whips or of braids, with the techniques that the scale uses by default. A technique that it does not use is added and
// replaces the others that the same search finds: a dual two-string kite would never come next if single ones were
// taken first.
#pragma once

#include <optional>

#include "board/grid.hpp"
#include "logic/guide/guide.hpp"
#include "logic/path.hpp"

namespace rookery {

struct GuideExample {
    Grid9 values;  // the digits on the board, givens included
    Candidates9 candidates;
    Step step;   // with its highlights; rated on the scale
    int number;  // position of the step on the path, from 1
};

const Scale& example_scale(Technique technique);
// The options of walk_path() for the path to the example.
PathOptions example_path(Technique technique);

// Empty: the page has no example, or the search was stopped. Some examples take a second to reach their step.
std::optional<GuideExample> find_example(const GuidePage& page, const ProgressCallback& progress, Workspace& workspace);

}  // namespace rookery
