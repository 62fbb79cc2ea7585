// Part of the view "Exact": a 4x4 board whose cells are clue cells or not, and the answer to its question.
#include <algorithm>
#include <string>

#include "board/names.hpp"
#include "shell/generate/view/generate_parts.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/cell_place.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

constexpr int kSide = 4;
constexpr int kBox = 2;

std::string name_of_small(const SmallPattern& small, int cell) {
    const std::string place = cell_in_words(cell, kSide);
    if (!small.cells.contains(cell)) return fill(words::kSmallCell, {place});
    const bool known = small.is_answered() && !small.digits.empty();
    if (!known) return fill(words::kSmallClue, {place});
    return fill(words::kSmallClueDigit, {place, std::string(1, small.digits[static_cast<std::size_t>(cell)])});
}

void draw_small_cell(GenerateUi& ui, int cell, ImVec2 at, float size) {
    const SmallPattern& small = ui.page.exact.small;
    const bool on = small.cells.contains(cell);
    ImGui::SetCursorScreenPos(at);
    const std::string id = "small-" + std::to_string(cell);
    const std::string name = name_of_small(small, cell);
    const Said said{.name = name, .role = Role::check, .on = on};
    const bool pressed = press_area(ui, id, {size, size}, said);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const ImVec2 end{at.x + size, at.y + size};
    row_ground(ui, at, end, on);
    if (on && small.is_answered() && !small.digits.empty()) {
        const std::string digit(1, small.digits[static_cast<std::size_t>(cell)]);
        const Face face = bold_face(ui);
        draw_text_middle(draw, face, at.x + (size - width_of(face, digit)) / 2, at.y + size / 2, ui.theme.ink, digit);
    } else if (on) {
        draw.AddCircleFilled({at.x + size / 2, at.y + size / 2}, size * .16F, ui.theme.ink);
    }
    if (pressed) run(ui, id);
}

void draw_lines(const GenerateUi& ui, ImVec2 at, float size) {
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const float side = size * kSide;
    for (int i = 0; i <= kSide; ++i) {
        const bool of_box = i % kBox == 0;
        const ImU32 colour = of_box ? ui.theme.box_line : ui.theme.thin_line;
        const float width = of_box ? 2.0F : 1.0F;
        const float offset = size * static_cast<float>(i);
        draw.AddLine({at.x + offset, at.y}, {at.x + offset, at.y + side}, colour, width);
        draw.AddLine({at.x, at.y + offset}, {at.x + side, at.y + offset}, colour, width);
    }
}

float size_of_cell(const GenerateUi& ui) {
    return ui.layout.touch ? 44.0F : 34.0F;
}

void draw_small_board(GenerateUi& ui) {
    const float size = size_of_cell(ui);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    for (int cell = 0; cell < SmallPattern::kCells; ++cell) {
        const int row = cell / kSide;
        const int column = cell % kSide;
        draw_small_cell(ui, cell, {at.x + static_cast<float>(column) * size, at.y + static_cast<float>(row) * size},
                        size);
    }
    draw_lines(ui, at, size);
    ImGui::SetCursorScreenPos({at.x, at.y + size * kSide + 8});
}

void draw_small_commands(GenerateUi& ui) {
    if (ui.page.exact.small.running) {
        command_button(ui, "cancel-small", {.icon = Icon::close});
    } else {
        command_button(ui, "decide-small", {.icon = Icon::solve});
        command_button(ui, "clear-small");
    }
    command_button(ui, "solved-sets", {.icon = Icon::flask});
}

}  // namespace

void draw_small_pattern(GenerateUi& ui) {
    const SmallPattern& small = ui.page.exact.small;
    const std::string clues =
        small.cells.empty() ? std::string{} : counted(small.cells.size(), words::kClueCellOne, words::kClueCellMany);
    if (!fold(ui, SettingsSection::small, "section-small", clues)) return;
    paragraph(ui, small_face(ui), ui.theme.secondary, words::kSmallHelp);
    space(2);
    // The commands are next to the board if there is room.
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float commands_x = size_of_cell(ui) * kSide + 16;
    const float widest =
        std::max(button_width(ui, words::kDecideSmall, Icon::solve), button_width(ui, words::kSolvedSets, Icon::flask));
    const bool has_room = ImGui::GetContentRegionAvail().x >= commands_x + widest;
    draw_small_board(ui);
    const ImVec2 below = ImGui::GetCursorScreenPos();
    if (has_room) ImGui::SetCursorScreenPos({at.x + commands_x, at.y});
    ImGui::BeginGroup();
    draw_small_commands(ui);
    ImGui::EndGroup();
    if (has_room) ImGui::SetCursorScreenPos({at.x, std::max(below.y, ImGui::GetCursorScreenPos().y)});
    if (!small.is_answered()) return space(8);
    const bool refuted = small.answer == Answer::impossible;
    if (refuted) {
        problem(ui, small_face(ui), small.text());
    } else {
        paragraph(ui, small_face(ui), ui.theme.ink, small.text());
    }
    const DocumentsOfJob& proof = ui.ws.jobs.documents(small.job);
    if (!proof.problem.empty()) problem(ui, small_face(ui), fill(words::kProofMissing, {proof.problem}));
    if (proof.bytes > 0) {
        icon_button(ui, "save-small-proof", Icon::save, {.tooltip = words::kProofHelp},
                    fill(words::kSaveProofOf, {size_text(proof.bytes)}));
    }
    space(8);
}

}  // namespace rookery::shell
