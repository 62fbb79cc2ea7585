// What the panel of the mode "Lab" is made of.
#pragma once

#include <string_view>

#include "shell/widgets/icons.hpp"
#include "shell/widgets/ui.hpp"

namespace rookery::shell {

void draw_lab_methods(Ui& ui);  // the choice, folded away when asked
void draw_lab_results(Ui& ui);  // the methods side by side, and more of the chosen one
void draw_lab_race(Ui& ui);     // the view "Race"

// What a method's line, bar and dot are drawn in.
ImU32 series_colour(const Theme& theme, std::size_t index);
// An icon's button at the right edge of the line that the heading before it stands on; `place` 0 is the outermost.
void corner_button(Ui& ui, std::string_view command, Icon icon, ImVec2 heading, int place);

}  // namespace rookery::shell
