// "Take it to  Generate  Enumerate  Lab": one row, the same wherever a puzzle is in sight.
#pragma once

#include "shell/widgets/ui.hpp"

namespace rookery::shell {

bool has_handoffs(const Ui& ui);  // a puzzle is in sight
// Nothing without one. 0: as wide as the panel.
void draw_handoffs(Ui& ui, float width = 0);

}  // namespace rookery::shell
