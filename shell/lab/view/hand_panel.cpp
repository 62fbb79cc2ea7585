// The view "By hand" next to its board: a description of the puzzle, digit keys if the page has no keypad, and buttons
// for another puzzle.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "board/names.hpp"
#include "shell/lab/lab_commands.hpp"
#include "shell/lab/view/lab_parts.hpp"
#include "shell/widgets/form.hpp"
#include "shell/widgets/handoff_row.hpp"
#include "shell/widgets/keypad.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/cell_place.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

constexpr std::array<NamedCommand, 8> kNewSizes = {{{"new-four", words::kNewFourShort},
                                                    {"new-six", words::kNewSixShort},
                                                    {"new-eight", words::kNewEightShort},
                                                    {"new-nine", words::kNewNineShort},
                                                    {"new-diagonal", words::kNewDiagonalShort},
                                                    {"new-twelve", words::kNewTwelveShort},
                                                    {"new-sixteen", words::kNewSixteenShort},
                                                    {"new-twenty-five", words::kNewTwentyFiveShort}}};
constexpr std::array<NamedCommand, kShapeLevels.size()> kSizeLevels = {{{"sizes-easy", words::kLevelTitle1},
                                                                        {"sizes-medium", words::kLevelTitle2},
                                                                        {"sizes-hard", words::kLevelTitle3},
                                                                        {"sizes-expert", words::kLevelTitle4}}};

// A key is on while the cell under the cursor has its pencil mark.
void hand_key(LabUi& ui, const SizedBoard& board, WideSet complete, int digit, ButtonLook look, float width,
              float height) {
    const HandPlay& hand = ui.page.hand;
    const std::string id = std::string(kHandDigit) + std::to_string(digit);
    const std::string name(1, symbol_of(digit));
    const std::string does = hand_digit_label(ui.page, digit, false);
    const bool enabled = hand.enters_marks || !wide::has(complete, digit);
    const ButtonStyle style{.look = look,
                            .width = width,
                            .height = height,
                            .enabled = enabled,
                            .on = wide::has(board.marks_at(ui.page.cursor()), digit),
                            .name = name,
                            .tooltip = does};
    if (button(ui, id.c_str(), {}, style)) run(ui, id);
    const ImVec2 from = ImGui::GetItemRectMin();
    const ImVec2 to = ImGui::GetItemRectMax();
    const Face face = hand.enters_marks ? small_face(ui) : look == ButtonLook::key ? title_face(ui) : text_face(ui);
    draw_text_centred(*ImGui::GetWindowDrawList(), face, {std::floor((from.x + to.x) / 2), (from.y + to.y) / 2},
                      enabled ? ui.theme.ink : ui.theme.faint, name);
}

// The digits in rows of at most nine, and below them the other entries.
void draw_digit_keys(LabUi& ui, const SizedBoard& board) {
    constexpr float kKeyGap = 4;
    const int rows = (board.side() + 8) / 9;
    const int columns = (board.side() + rows - 1) / rows;
    const WideSet complete = complete_digits(board);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float stride = (ImGui::GetContentRegionAvail().x + kKeyGap) / static_cast<float>(columns);
    const float height = ui.layout.control;
    for (int key = 0; key < board.side(); ++key) {
        const float left = std::round(static_cast<float>(key % columns) * stride);
        const float right = std::round(static_cast<float>(key % columns + 1) * stride) - kKeyGap;
        const int row = key / columns;
        ImGui::SetCursorScreenPos({at.x + left, at.y + static_cast<float>(row) * (height + kKeyGap)});
        hand_key(ui, board, complete, key + 1, ButtonLook::plain, right - left, height);
    }
    space(2);
}

void draw_tools_row(LabUi& ui) {
    constexpr std::array<KeypadTool, 5> kTools = {{{"lab-marks", Icon::candidates, words::kHandMarksShort},
                                                   {"lab-erase", Icon::erase, words::kClearShort},
                                                   {"lab-hint", Icon::bulb, words::kHint},
                                                   {"lab-check", Icon::check, words::kCheckShort},
                                                   {"lab-restart", Icon::restart, words::kHandRestartShort}}};
    const float width = share_of_row(static_cast<int>(kTools.size()));
    for (const KeypadTool& tool : kTools) {
        if (&tool != kTools.data()) ImGui::SameLine(0, kGap);
        icon_button(ui, tool.command, tool.icon, {.width = width, .height = ui.layout.control + 12, .tile = true},
                    tool.name);
    }
    space(2);
}

void draw_making(LabUi& ui) {
    const HandPlay& hand = ui.page.hand;
    if (const JobItem* job = hand.asked_job()) {
        const std::string making = fill(words::kMakingPuzzle, {duration(ui.now - job->started)});
        draw_cancellable(ui, text_face(ui), making, "cancel-size", "cancel-size");
    }
    if (!hand.problem().empty()) problem(ui, text_face(ui), hand.problem());
}

void draw_new_sizes(LabUi& ui) {
    title(ui, bold_face(ui), words::kNewPuzzle);
    choice_row(ui, words::kLevel, kSizeLevels);
    space(2);
    for (const NamedCommand& one : kNewSizes) {
        if (&one != kNewSizes.data()) same_line_if_room(button_width(ui, one.name, Icon::dice), kGap);
        icon_button(ui, one.command, Icon::dice, {.width = button_width(ui, one.name, Icon::dice)}, one.name);
    }
    space(2);
    paragraph(ui, small_face(ui), ui.theme.secondary, words::kNewSizesHelp);
}

// Lists the pencil marks under the cursor, always in the same space.
void draw_marks_here(LabUi& ui, const SizedBoard& board) {
    const int cell = ui.page.cursor();
    const WideSet marks = board.marks_at(cell);
    if (marks == 0) return space(small_face(ui).size + 4);
    label(ui, small_face(ui), ui.theme.secondary,
          fill(words::kHandMarksHere, {cell_in_words(cell, board.side()), symbols_of(marks)}));
}

}  // namespace

void draw_hand_keypad(LabUi& ui) {
    if (ui.layout.keypad.is_empty()) return;
    const SizedBoard board = ui.page.hand.board();
    static constexpr std::array<KeypadTool, 8> kTools = {{{"lab-marks", Icon::candidates, words::kHandMarksShort},
                                                          {"lab-erase", Icon::erase, words::kClearShort},
                                                          {"undo", Icon::undo, words::kUndoShort},
                                                          {"redo", Icon::redo, words::kRedoShort},
                                                          {"lab-check", Icon::check, words::kCheckShort, true},
                                                          {"lab-hint", Icon::bulb, words::kHint},
                                                          {"lab-restart", Icon::restart, words::kHandRestartShort},
                                                          {"new-puzzle", Icon::dice, words::kNewShort}}};
    const WideSet complete = complete_digits(board);
    draw_keypad_block(ui, ui.page.keypad_rows(), board.side(), kTools, [&](int digit, float width, float height) {
        hand_key(ui, board, complete, digit, ButtonLook::key, width, height);
    });
}

void draw_hand_panel(LabUi& ui) {
    const HandPlay& hand = ui.page.hand;
    const LabPuzzle puzzle = ui.page.puzzle();
    draw_making(ui);
    if (hand.is_solved()) {
        draw_praise(ui, words::kFinishedTitle, fill(words::kHandFinished, {text_of(puzzle)}), hand.level_text());
    } else {
        title(ui, bold_face(ui), text_of(puzzle));
        if (hand.can_enter()) {
            paragraph(ui, small_face(ui), ui.theme.secondary, hand.level_text());
        } else {
            paragraph(ui, text_face(ui), ui.theme.secondary, words::kHandPlayThere);
        }
    }
    space(4);
    if (hand.can_enter()) {
        const SizedBoard board = hand.board();
        if (hand.shown_hint() != nullptr) paragraph(ui, text_face(ui), ui.theme.ink, hand.hint_text());
        if (ui.layout.keypad.is_empty()) {
            draw_digit_keys(ui, board);
            draw_tools_row(ui);
        }
        draw_marks_here(ui, board);
    }
    space(4);
    draw_new_sizes(ui);
    space(4);
    draw_handoffs(ui);
    space(8);
}

}  // namespace rookery::shell
