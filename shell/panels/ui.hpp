// Ui: what every panel needs while a frame is drawn: the model, the look, the place, and what the eye remembers.
#pragma once

#include <imgui.h>

#include <array>
#include <cstdint>

#include "model/model.hpp"
#include "panels/fonts.hpp"
#include "panels/layout.hpp"
#include "panels/theme.hpp"

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
    float steps_room = 0;            // the height of that list then
    int scrolled_to_row = -1;        // the same of the mode "Enumerate": a set, or a puzzle found
    bool wishes_scroll = false;      // those of the mode "Generate" need a scroll bar
    float uses_height = 90;          // of what stands below its results
    int seen_answers = 0;  // of the view "Exact": searches begun and answered, up to which its panel was scrolled
    std::array<bool, kWishSectionCount> unfolded{};               // as they were drawn last
    std::array<bool, kLabSectionCount> lab_unfolded{true, true};  // the same of the mode "Lab"
    BoardStroke board_stroke;
    bool painting = false;  // a brush stroke on the pattern
    bool paint_clues = false;
    std::int64_t stroke = 0;
    int painted_cell = -1;
    std::int64_t seen_serial = 0;  // of the last applied step
    double motion_start = -1;      // of its motion; -1: none
};

struct Ui {
    Model& model;
    View& view;
    const Theme& theme;
    const FontSet& fonts;
    const Layout& layout;
    double now = 0;
    float pixel = 1;  // size of a device pixel in CSS pixels
    bool reduced_motion = false;
};

// Runs a command by its name and asks for another frame.
void run(Ui& ui, std::string_view command);

}  // namespace rookery::shell
