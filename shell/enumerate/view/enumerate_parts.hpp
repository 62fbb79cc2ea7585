// What the mode "Enumerate" draws: the grid in the board's place, its panel and what they are made of.
#pragma once

#include "shell/enumerate/enumerate_page.hpp"
#include "shell/widgets/ui.hpp"

namespace rookery::shell {

struct EnumerateUi : Ui {
    const EnumeratePage& page;
    bool has_board_solution;  // there is one to be taken as the grid
};

void draw_grid(EnumerateUi& ui);
void draw_enumerate_panel(EnumerateUi& ui);
void draw_sets(EnumerateUi& ui);       // the unavoidable sets of the grid
void draw_search(EnumerateUi& ui);     // its puzzles of so many clues
void draw_catalogue(EnumerateUi& ui);  // its number among all grids, and what follows
void draw_grid_of_number(EnumerateUi& ui);
void draw_kept_searches(EnumerateUi& ui);  // those that may be gone on with; nothing if there are none

}  // namespace rookery::shell
