// Ui: what every panel needs while a frame is drawn: the model, the look, the place, what the eye remembers, and where
// to put what the user does and what is said of what is drawn.
//
// Nothing of the model changes while it is drawn: panels see it `const` and record what is pressed, written or painted
// as actions (action.hpp). The app applies them when the frame is drawn, and draws another.
#pragma once

#include <imgui.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "shell/app/action.hpp"
#include "shell/app/model.hpp"
#include "shell/paint/theme.hpp"
#include "shell/widgets/fonts.hpp"
#include "shell/widgets/layout.hpp"
#include "shell/widgets/outline.hpp"

namespace rookery::shell {

// The pointer's press on the board, and where it was drawn from there.
struct BoardStroke {
    bool running = false;
    bool removes = false;  // takes cells out of the selection
    int cell = -1;         // the last one that it came to
    double since = 0;      // when it was pressed
    ImVec2 at;             // where the pointer was last
    bool moved = false;    // to another cell
};

// The pointer has pressed something: no tooltip comes until it has moved on to something else.
struct TooltipPause {
    bool on = false;
    ImGuiID pressed = 0;
    ImVec2 at;  // where the pointer was
};

// Where the reader of a long list is in the document, and the row that was in sight for a reason of its own.
struct ToldPlace {
    std::size_t place = 0;
    int seen = -1;
};

// State of the drawing alone, kept between frames.
struct View {
    bool works_open = false;
    bool more_open = false;  // narrow pages: the quieter actions in place of the path
    bool focus_filter = false;
    bool focus_text_box = false;
    int palette_frame = 0;           // frames that the palette has been drawn for
    int scrolled_to_result = -1;     // the row that it has last been scrolled to
    int scrolled_to_step = -1;       // the step that the path list has last been scrolled to
    int scrolled_to_link = -1;       // the same for the list of a chain's links
    int scrolled_to_available = -1;  // the same of the steps available now
    std::int64_t listed_puzzle = 0;  // Play::puzzle_serial() of the puzzle whose path was last listed
    float steps_room = 0;            // the height of that list then
    int scrolled_to_row = -1;        // the same of the mode "Enumerate": a set, or a puzzle found
    bool wishes_scroll = false;      // those of the mode "Generate" need a scroll bar
    float uses_height = 90;          // of what stands below its results
    int seen_answers = 0;  // of the view "Exact": searches begun and answered, up to which its panel was scrolled
    std::array<bool, kWishSectionCount> unfolded{};               // as they were drawn last
    std::array<bool, kLabSectionCount> lab_unfolded{true, true};  // the same of the mode "Lab"
    BoardStroke board_stroke;
    TooltipPause tooltip_pause;
    bool painting = false;  // a brush stroke on the pattern
    bool paint_clues = false;
    int painted_cell = -1;
    std::int64_t seen_serial = 0;           // of the last applied step
    double motion_start = -1;               // of its motion; -1: none
    bool draw_again = false;                // what was drawn last is not at rest yet
    std::map<std::string, ToldPlace> told;  // by the list's id
};

struct Ui {
    const Model& model;
    std::vector<Action>& actions;
    Outline& outline;
    View& view;
    const Theme& theme;
    const FontSet& fonts;
    const Layout& layout;
    double now = 0;
    float pixel = 1;  // size of a device pixel in CSS pixels
    bool reduced_motion = false;
};

// Records what the user did.
inline void act(Ui& ui, Action action) {
    ui.actions.push_back(std::move(action));
}
// The command of that name is to run.
inline void run(Ui& ui, std::string_view command) {
    act(ui, RunCommand{std::string(command)});
}

}  // namespace rookery::shell
