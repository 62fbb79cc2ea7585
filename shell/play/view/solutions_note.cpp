// A warning about an invalid puzzle: it has no solution, or several.
#include <algorithm>
#include <cfloat>
#include <cmath>
#include <string>

#include "shell/play/view/play_parts.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

constexpr float kNotePadding = 10;
constexpr float kSign = 28;  // space for the sign at the left

// A box with a sign, a title and a sentence below it; returns its lower edge.
float draw_note(PlayUi& ui, ImU32 ground, ImU32 colour, std::string_view title, std::string_view help, float reserved) {
    say(ui, std::string(title) + ". " + std::string(help));
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const Face bold = bold_face(ui);
    const Face small = small_face(ui);
    const float text_width = width - 2 * kNotePadding - kSign - reserved;
    const char* end = help.data() + help.size();
    const ImVec2 size = small.font->CalcTextSizeA(small.size, FLT_MAX, text_width, help.data(), end);
    const float height = std::max(bold.size + 4 + size.y + 2 * kNotePadding, reserved > 0 ? ui.layout.control + 12 : 0);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    draw.AddRectFilled(at, {at.x + width, at.y + height}, ground, 6);
    draw.AddRectFilled(at, {at.x + 4, at.y + height}, colour, 6, ImDrawFlags_RoundCornersLeft);
    const ImVec2 sign{at.x + kNotePadding + 10, at.y + height / 2};
    constexpr float kReach = 9;
    draw.AddQuadFilled({sign.x, sign.y - kReach}, {sign.x + kReach, sign.y}, {sign.x, sign.y + kReach},
                       {sign.x - kReach, sign.y}, colour);
    const float x = at.x + kNotePadding + kSign;
    draw_text(draw, bold, {x, at.y + kNotePadding}, ui.theme.ink, title, at.x + width - kNotePadding - reserved);
    draw.AddText(small.font, small.size, {x, at.y + kNotePadding + bold.size + 4}, ui.theme.ink, help.data(), end,
                 text_width);
    ImGui::Dummy({width, height});
    return at.y + height;
}

// "12 solutions are left", and what is left in the cell under the cursor.
void draw_true_candidates(PlayUi& ui) {
    const TrueCandidates& candidates = ui.page.true_candidates;
    if (!candidates.on()) return;
    const Face small = small_face(ui);
    paragraph(ui, small, ui.theme.ink, candidates.solutions_text());
    const std::string cell = candidates.cell_text(ui.page.entries().cursor());
    if (!cell.empty()) paragraph(ui, small, ui.theme.secondary, cell);
}

}  // namespace

void draw_setter_tools(PlayUi& ui) {
    const Board& board = ui.page.board();
    if (shows_picture_card(ui)) return;  // missing digits are in the picture
    const bool setting = is_blank(board) ? board.entered != Grid9{} : ui.page.analysis().several != nullptr;
    if (setting) {
        space(6);
        command_button(ui, "true-candidates", {.icon = Icon::ticked, .tooltip = words::kTrueHelp});
        same_line_if_room(button_width(ui, words::kAddClues, Icon::plus), ImGui::GetStyle().ItemSpacing.x);
        command_button(ui, "add-clues", {.icon = Icon::plus, .tooltip = words::kAddCluesHelp});
    }
    draw_true_candidates(ui);
}

void draw_solutions_note(PlayUi& ui) {
    const Analysis& analysis = ui.page.analysis();
    const Theme& theme = ui.theme;
    if (analysis.solutions == Analysis::Solutions::none) {
        space(6);
        draw_note(ui, theme.conflict_tint, theme.conflict, words::kNoSolutionTitle, words::kNoSolutionHelp, 0);
    } else if (analysis.several != nullptr) {
        space(6);
        const std::string count = analysis.several->count_text();
        const int cells = analysis.several->differing().size();
        const std::string help = counted(cells, words::kDifferingOne, words::kDifferingMany);
        const float width = button_width(ui, words::kOtherSolution, Icon::none);
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const float right = at.x + ImGui::GetContentRegionAvail().x;
        const float bottom = draw_note(ui, mixed(theme.surface, theme.fin, 0.12F), theme.fin, count, help, width + 8);
        const ImVec2 after = ImGui::GetCursorScreenPos();
        ImGui::SetCursorScreenPos({right - width - 6, std::floor((at.y + bottom - ui.layout.control) / 2)});
        command_button(ui, "other-solution");
        ImGui::SetCursorScreenPos(after);
    }
}

}  // namespace rookery::shell
