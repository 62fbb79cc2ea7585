// Shared by the rectangle techniques: how a step is drawn and described.
#pragma once

#include <string>

#include "logic/finders.hpp"
#include "logic/uniqueness/corner_rectangles.hpp"

namespace rookery {

// Highlights the corners, their two digits as base and the others as cover.
void highlight_rectangle(Step& step, const State& state, const CornerRectangle& rectangle);
// "r1c1, r1c2, r4c1 and r4c2 must not come to hold 3 and 7 alone".
std::string rectangle_words(const Step& step, Language language);

}  // namespace rookery
