// "Take it to  Generate  Enumerate  Lab": one row, the same wherever the page shows a puzzle.
#pragma once

#include "shell/widgets/ui.hpp"

namespace rookery::shell {

bool has_handoffs(const Ui& ui);  // the page shows a puzzle
// Draws nothing without a puzzle. Width 0: as wide as the panel.
void draw_handoffs(Ui& ui, float width = 0);

}  // namespace rookery::shell
