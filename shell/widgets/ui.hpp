// Ui: the context of every panel during drawing. It has the workspace, the theme and the layout, view state, and the
// receivers of user actions and of the outline. Each mode's panels have a Ui with their page.
//
// Nothing changes during drawing: panels see pages and workspace as `const` and record what is pressed, typed or
// painted as actions (action.hpp). The app applies them after the frame, and draws another.
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
#include "shell/jobs/command.hpp"
#include "shell/jobs/page_workspace.hpp"
#include "shell/paint/theme.hpp"
#include "shell/widgets/layout.hpp"
#include "shell/widgets/outline.hpp"
#include "shell/widgets/style.hpp"

namespace rookery::shell {

// After a press, no tooltip opens until the pointer has moved to something else.
struct TooltipPause {
    bool on = false;
    ImGuiID pressed = 0;
    ImVec2 at;  // the pointer's position
};

// The document reader's position in a long list, and the row that was last scrolled into view.
struct SpokenPlace {
    std::size_t place = 0;
    int seen = -1;
};

// State for drawing only, kept between frames. Each mode's panels keep their own.
struct View {
    bool jobs_open = false;
    bool focus_filter = false;
    int palette_frame = 0;        // number of frames that the palette has been drawn for
    int scrolled_to_result = -1;  // the palette row last scrolled to
    int scrolled_to_row = -1;     // the same for a table
    TooltipPause tooltip_pause;
    bool painting = false;  // a brush stroke
    int painted_cell = -1;
    bool draw_again = false;                    // the last frame is not final yet
    std::map<std::string, SpokenPlace> spoken;  // by the id of the list
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

// Records a user action.
inline void act(Ui& ui, Action action) {
    ui.actions.push_back(std::move(action));
}
// Records that the command of that name should run.
inline void run(Ui& ui, std::string_view command) {
    act(ui, RunCommand{std::string(command)});
}

}  // namespace rookery::shell
