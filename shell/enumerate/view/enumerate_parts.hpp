// What the mode "Enumerate" draws: the grid in the board's place, its panel and their parts.
#pragma once

#include <string>

#include "shell/enumerate/enumerate_page.hpp"
#include "shell/widgets/ui.hpp"

namespace rookery::shell {

struct EnumerateUi : Ui {
    const EnumeratePage& page;
    bool has_board_solution;  // it can be used as the grid
};

void draw_grid(EnumerateUi& ui);
void draw_enumerate_panel(EnumerateUi& ui);
void draw_sets(EnumerateUi& ui);       // the unavoidable sets of the grid
void draw_search(EnumerateUi& ui);     // its puzzles with a given number of clues
void draw_catalogue(EnumerateUi& ui);  // its number among all grids, and related actions
void draw_grid_of_number(EnumerateUi& ui);
void draw_kept_searches(EnumerateUi& ui);  // nothing if there are none

// Badges that distinguish disjoint sets: each has a colour and a letter.
ImU32 set_colour(const Theme& theme, int index);
// The set's letter on a disc of that radius; on a square from the ninth set on, where the colours repeat.
void draw_set_badge(const EnumerateUi& ui, ImDrawList& draw, ImVec2 centre, float reach, int index);

}  // namespace rookery::shell
