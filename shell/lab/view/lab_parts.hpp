// What the mode "Lab" draws: its puzzle in the board's place, its panel and their parts.
#pragma once

#include <array>
#include <string_view>

#include "shell/lab/lab_page.hpp"
#include "shell/lab/lab_result.hpp"
#include "shell/paint/theme.hpp"
#include "shell/widgets/icons.hpp"
#include "shell/widgets/ui.hpp"

namespace rookery::shell {

// View state kept between frames.
struct LabEye {
    std::array<bool, kLabSectionCount> unfolded{true, true, true, true};
};

struct LabUi : Ui {
    const LabPage& page;
    LabEye& eye;
};

void draw_lab_board(LabUi& ui);
void draw_lab_panel(LabUi& ui);

void draw_lab_methods(LabUi& ui);   // the list, foldable
void draw_lab_results(LabUi& ui);   // the methods side by side, and details of the selected one
void draw_lab_race(LabUi& ui);      // the view "Race"
void draw_lab_tools(LabUi& ui);     // the view "Tools"
void draw_tool_plot(LabUi& ui);     // of its rows
void draw_hall_picture(LabUi& ui);  // of one of them, for the verb `alldifferent`

// The colour of a method's line, bar and dot.
ImU32 series_colour(const Theme& theme, std::size_t index);
// An icon button at the right edge of the line of the preceding heading; `place` 0 is the outermost.
void corner_button(LabUi& ui, std::string_view command, Icon icon, ImVec2 heading, int place);
// The total width of that many such buttons.
float corner_width(const LabUi& ui, int buttons);

// A table of plain texts on the page: columns as wide as their texts, and only the visible rows are drawn.
//
// Draws at the cursor, as wide as the panel and at most `height` high. Wider tables scroll sideways.
void draw_text_table(LabUi& ui, const char* id, const LabTable& table, float height);

}  // namespace rookery::shell
