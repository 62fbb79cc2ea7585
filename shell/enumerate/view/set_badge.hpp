// How disjoint sets are told apart: each has a colour and a letter.
#pragma once

#include <string>

#include "shell/enumerate/view/enumerate_parts.hpp"
#include "shell/widgets/ui.hpp"

namespace rookery::shell {

ImU32 set_colour(const Theme& theme, int index);
// The letter of the set on a disc of that radius; on a square from the ninth set on, where colours come again.
void draw_set_badge(const EnumerateUi& ui, ImDrawList& draw, ImVec2 centre, float reach, int index);

}  // namespace rookery::shell
