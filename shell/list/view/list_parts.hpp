// What the mode "List" draws in the panel; its board is that of the mode "Play".
#pragma once

#include "shell/list/list_page.hpp"
#include "shell/widgets/ui.hpp"

namespace rookery::shell {

struct ListUi : Ui {
    const ListPage& page;
};

void draw_list_panel(ListUi& ui);
// The ratings as bars: a collapsible strip as wide as the panel. Clicking a bar restricts the list to its range.
void draw_histogram(ListUi& ui);

}  // namespace rookery::shell
