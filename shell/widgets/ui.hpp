// Ui: what every panel needs while a frame is drawn: what all modes share, the look, the place, what the eye remembers,
// and where to put what the user does and what is said of what is drawn. A mode's panels have one with their page.
//
// Nothing changes while it is drawn: panels see pages and workspace `const` and record what is pressed, written or
// painted as actions (action.hpp). The app applies them when the frame is drawn, and draws another.
#pragma once

#include <imgui.h>

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "shell/jobs/action.hpp"
#include "shell/jobs/command_book.hpp"
#include "shell/jobs/page_workspace.hpp"
#include "shell/paint/theme.hpp"
#include "shell/widgets/fonts.hpp"
#include "shell/widgets/layout.hpp"
#include "shell/widgets/outline.hpp"

namespace rookery::shell {

// The pointer has pressed something: no tooltip comes until it has moved on to something else.
struct TooltipPause {
    bool on = false;
    ImGuiID pressed = 0;
    ImVec2 at;  // where the pointer was
};

// Where the reader of a long list is in the document, and the row that was in sight for a reason of its own.
struct SpokenPlace {
    std::size_t place = 0;
    int seen = -1;
};

// State of the drawing alone, kept between frames. What only one mode's panels remember is theirs.
struct View {
    bool jobs_open = false;
    bool focus_filter = false;
    int palette_frame = 0;        // frames that the palette has been drawn for
    int scrolled_to_result = -1;  // the row of it that it has last been scrolled to
    int scrolled_to_row = -1;     // the same of a table
    TooltipPause tooltip_pause;
    bool painting = false;  // a brush stroke
    int painted_cell = -1;
    bool draw_again = false;                    // what was drawn last is not at rest yet
    std::map<std::string, SpokenPlace> spoken;  // by the list's id
};

struct Ui {
    const Workspace& ws;
    const CommandBook& commands;
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
