// The digit keys, as 3x3 on touch pages and in rows on the panel of wide ones, together with the entry modes, which
// determine the keys' action. A key looks like its effect on a cell.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "shell/paint/board_painter.hpp"
#include "shell/play/play_commands.hpp"
#include "shell/play/view/play_parts.hpp"
#include "shell/widgets/game_parts.hpp"
#include "shell/widgets/imgui_canvas.hpp"
#include "shell/widgets/keypad.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

// How many of a digit are still to be placed, in the key's corner.
void draw_count(PlayUi& ui, int digit, ImVec2 from, ImVec2 to) {
    const int left = left_of(ui.page, digit);
    if (left <= 0) return;
    const std::string count = std::to_string(left);
    const Face small = small_face(ui);
    const ImVec2 at{to.x - 6 - width_of(small, count), from.y + 3};
    draw_text(*ImGui::GetWindowDrawList(), small, at, ui.theme.secondary, count);
}

// Draws the key: the digit at the position of its mark, or the colour.
void draw_key_face(PlayUi& ui, int digit, const Face& face, bool enabled) {
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const ImVec2 from = ImGui::GetItemRectMin();
    const ImVec2 to = ImGui::GetItemRectMax();
    const ImVec2 centre{std::floor((from.x + to.x) / 2), (from.y + to.y) / 2};
    const ImU32 ink = enabled ? ui.theme.ink : ui.theme.faint;
    const std::string number = std::to_string(digit);
    const Play& play = ui.page;
    const Face small = small_face(ui);
    if (play.entries().is_asking()) return draw_text_centred(draw, face, centre, ink, number + "?");
    switch (play.entries().mode()) {
        case EntryMode::digit:
            if (ui.layout.game) draw_count(ui, digit, from, to);
            return draw_text_centred(draw, face, centre, ink, number);
        case EntryMode::corner:
            return draw_text_centred(draw, small, {from.x + 11, from.y + 11}, ink, number);
        case EntryMode::centre:
            return draw_text_centred(draw, small, centre, ink, number);
        case EntryMode::colour:
            break;
    }
    const float side = std::floor(std::min(to.x - from.x, to.y - from.y)) - 6;
    const ImVec2 at{std::floor(centre.x - side / 2), std::floor(centre.y - side / 2)};
    draw.AddRectFilled(at, {at.x + side, at.y + side}, ui.theme.paints[static_cast<std::size_t>(digit - 1)], 3);
    ImguiCanvas canvas(ui, draw);
    paint_bars(canvas, ui.theme, {{at.x, at.y}, {at.x + side, at.y + side}}, digit);
    draw_text_centred(draw, small, centre, ui.theme.ink, number);
}

void digit_key(PlayUi& ui, int digit, ButtonLook look, float width, float height) {
    const PlayPage& play = ui.page;
    const std::string id = "digit-" + std::to_string(digit);
    const bool enabled = takes_digit(play, digit);
    const std::string number = std::to_string(digit);
    const bool counts = ui.layout.game && play.entries().mode() == EntryMode::digit;
    const std::string name =
        counts ? fill(words::kDigitLeft, {number, std::to_string(std::max(0, left_of(play, digit)))}) : number;
    const std::string does = digit_label(ui.page, digit);
    const ButtonStyle style{.look = look,
                            .width = width,
                            .height = height,
                            .enabled = enabled,
                            .on = play.entries().filtered_digit() == digit || play.entries().chosen() == digit,
                            .name = name,
                            .tooltip = does};
    if (button(ui, id.c_str(), {}, style)) run(ui, id);
    Face face = look == ButtonLook::key ? title_face(ui) : text_face(ui);
    if (ui.layout.game && ui.fonts.digit != nullptr)
        face = {ui.fonts.digit, std::min(kDigitShare * ui.layout.cell, height * 0.6F)};
    draw_key_face(ui, digit, face, enabled);
}

// The entry modes in a row; with one kind of notes, also the command that fills them in.
void draw_modes(PlayUi& ui) {
    constexpr float kGap = 4;
    constexpr std::array<NamedCommand, 4> kBoth = {{{"entry-digit", words::kDigitShort},
                                                    {"entry-corner", words::kCornerShort},
                                                    {"entry-centre", words::kCentreShort},
                                                    {"entry-colour", words::kColourShort}}};
    constexpr std::array<NamedCommand, 4> kOne = {{{"entry-digit", words::kDigitShort},
                                                   {"notes", words::kNotesShort},
                                                   {"entry-colour", words::kColourShort},
                                                   {"fill-notes", words::kFillNotesShort}}};
    const auto& modes = ui.page.choices.both_marks ? kBoth : kOne;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float stride = (ImGui::GetContentRegionAvail().x + kGap) / 4;
    for (std::size_t i = 0; i < modes.size(); ++i) {
        const float left = std::round(static_cast<float>(i) * stride);
        const float right = std::round(static_cast<float>(i + 1) * stride) - kGap;
        ImGui::SetCursorScreenPos({at.x + left, at.y});
        icon_button(ui, modes[i].command, Icon::none, {.width = right - left}, modes[i].name);
    }
}

void draw_game_keypad(PlayUi& ui) {
    static constexpr std::array<GameKey, 6> kTools = {{{"undo", Icon::undo, words::kUndoShort},
                                                       {"redo", Icon::redo, words::kRedoShort},
                                                       {"notes", Icon::pencil, words::kNotesShort},
                                                       {"check", Icon::check, words::kCheckShort},
                                                       {"hint", Icon::bulb, words::kHintShort, ButtonLook::primary},
                                                       {"clear-cell", Icon::erase, words::kEraseKey}}};
    // With both kinds of marks, each has its key.
    static constexpr std::array<GameKey, 6> kBothTools = {{kTools[0],
                                                           {"entry-corner", Icon::corner_marks, words::kCornerShort},
                                                           {"entry-centre", Icon::centre_marks, words::kCentreShort},
                                                           kTools[3],
                                                           kTools[4],
                                                           kTools[5]}};
    draw_game_keys(ui, ui.page.choices.both_marks ? kBothTools : kTools, 9,
                   [&](int digit, float width, float height) { digit_key(ui, digit, ButtonLook::key, width, height); });
}

}  // namespace

void draw_keypad(PlayUi& ui) {
    if (ui.layout.game) return draw_game_keypad(ui);
    const bool hints = ui.layout.page == PageWidth::narrow;
    // Column by column: the modes, undo and erasing, help, and the rest.
    const bool both = ui.page.choices.both_marks;
    const KeypadTool notes{"notes", Icon::pencil, words::kNotesShort};
    const KeypadTool fill{"fill-notes", Icon::complete, words::kFillNotesShort};
    const KeypadTool corner{"entry-corner", Icon::corner_marks, words::kCornerShort};
    const KeypadTool centre{"entry-centre", Icon::centre_marks, words::kCentreShort};
    const std::array<KeypadTool, 12> tools = {{both ? corner : notes,
                                               both ? centre : fill,
                                               {"entry-colour", Icon::colours, words::kColourShort},
                                               {"undo", Icon::undo, words::kUndoShort},
                                               {"redo", Icon::redo, words::kRedoShort},
                                               {"clear-cell", Icon::erase, words::kClearShort},
                                               {"hint", Icon::bulb, words::kHintShort, hints},
                                               {"why", Icon::question, words::kWhyShort},
                                               {"check", Icon::check, words::kCheckShort},
                                               {"show-candidates", Icon::candidates, words::kCandidatesKey},
                                               {"solve", Icon::solve, words::kSolveShort},
                                               {"new-puzzle", Icon::dice, words::kNewShort}}};
    draw_keypad_block(ui, ui.page.keypad_rows(), 9, tools, [&](int digit, float width, float height) {
        digit_key(ui, digit, ButtonLook::key, width, height);
    });
}

// In one row; in two if keys would be too small to hit.
void draw_digit_row(PlayUi& ui) {
    constexpr float kGap = 4;
    constexpr int kKeys = 11;
    constexpr float kLeastKey = 30;
    draw_modes(ui);
    space(-4);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const bool one_row = (width + kGap) / kKeys - kGap >= kLeastKey;
    const int columns = one_row ? kKeys : (kKeys + 1) / 2;
    const float stride = (width + kGap) / static_cast<float>(columns);
    // Moves to a key's position; returns its width.
    const auto place = [&](int key) {
        const int row = key / columns;
        const auto column = static_cast<float>(key % columns);
        const float left = std::round(column * stride);
        ImGui::SetCursorScreenPos({at.x + left, at.y + static_cast<float>(row) * (ui.layout.control + kGap)});
        return std::round((column + 1) * stride) - kGap - left;
    };
    for (int digit = 1; digit <= 9; ++digit) {
        const float key = place(digit - 1);
        digit_key(ui, digit, ButtonLook::plain, key, ui.layout.control);
    }
    float key = place(9);
    icon_button(ui, "clear-cell", Icon::erase, {.width = key});
    key = place(10);
    icon_button(ui, "why", Icon::question, {.width = key});
}

void draw_timer(PlayUi& ui, float right, float middle) {
    const Timer& timer = ui.page.timer;
    if (!timer.shown()) return;
    const ClockFace clock{clock_text(timer.seconds(ui.now)), timer.paused(), timer.stopped(), timer.counts()};
    draw_clock(ui, clock, "timer-pause", right, middle);
}

}  // namespace rookery::shell
