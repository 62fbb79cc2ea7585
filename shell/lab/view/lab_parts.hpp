// What the mode "Lab" draws: its puzzle in the board's place, its panel and what they are made of.
#pragma once

#include <array>
#include <string_view>

#include "shell/lab/lab_page.hpp"
#include "shell/paint/board_frame.hpp"
#include "shell/widgets/icons.hpp"
#include "shell/widgets/praise.hpp"
#include "shell/widgets/ui.hpp"

namespace rookery::shell {

// What is remembered of how it was drawn.
struct LabEye {
    BoardWave wave;  // of a puzzle that was finished by hand
    std::array<bool, kLabSectionCount> unfolded{true, true, true, true};
};

struct LabUi : Ui {
    const LabPage& page;
    LabEye& eye;
};

void draw_lab_board(LabUi& ui);
void draw_lab_panel(LabUi& ui);
// Of its board of so many columns: a cell, and the type of digits and pencil marks.
float lab_cell_size(const Layout& layout, int side);
float lab_digit_size(const Layout& layout, int side);
float lab_mark_size(const Layout& layout, int side);
// In the board's place; what is left when its cells are whole lies around it.
BoardFrame lab_frame(const LabUi& ui, int side);
bool is_on_diagonal(int cell, int side);

void draw_hand_board(LabUi& ui);   // the view "By hand"
void draw_hand_panel(LabUi& ui);   // beside it
void draw_hand_keypad(LabUi& ui);  // on pages for fingers

void draw_lab_methods(LabUi& ui);   // the choice, folded away when asked
void draw_lab_results(LabUi& ui);   // the methods side by side, and more of the chosen one
void draw_lab_race(LabUi& ui);      // the view "Race"
void draw_lab_tools(LabUi& ui);     // the view "Tools"
void draw_tool_plot(LabUi& ui);     // of its rows
void draw_hall_picture(LabUi& ui);  // of one of them, if they are of the verb `alldifferent`

// What a method's line, bar and dot are drawn in.
ImU32 series_colour(const Theme& theme, std::size_t index);
// An icon's button at the right edge of the line that the heading before it stands on; `place` 0 is the outermost.
void corner_button(LabUi& ui, std::string_view command, Icon icon, ImVec2 heading, int place);
// The width of so many of them.
float corner_width(const LabUi& ui, int buttons);

}  // namespace rookery::shell
