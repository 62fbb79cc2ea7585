// The ratings of a list as bars.
#pragma once

#include "shell/widgets/ui.hpp"

namespace rookery::shell {

// A collapsible strip as wide as the panel. A click on a bar narrows the list to its range.
void draw_histogram(Ui& ui);

}  // namespace rookery::shell
