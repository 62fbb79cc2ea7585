// Badges that distinguish disjoint sets: each has a colour and a letter.
#pragma once

#include <string>

#include "shell/enumerate/view/enumerate_parts.hpp"
#include "shell/widgets/ui.hpp"

namespace rookery::shell {

ImU32 set_colour(const Theme& theme, int index);
// The set's letter on a disc of that radius; on a square from the ninth set on, where the colours repeat.
void draw_set_badge(const EnumerateUi& ui, ImDrawList& draw, ImVec2 centre, float reach, int index);

}  // namespace rookery::shell
