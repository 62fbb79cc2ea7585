// The card of a finished puzzle, over its board.
#include <algorithm>
#include <cmath>
#include <string>

#include "shell/play/view/play_parts.hpp"
#include "shell/widgets/board_area.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

constexpr float kCardPadding = 16;
constexpr float kWidestCard = 340;

ImU32 see_through(ImU32 colour, float alpha) {
    ImVec4 parts = ImGui::ColorConvertU32ToFloat4(colour);
    parts.w = alpha;
    return ImGui::ColorConvertFloat4ToU32(parts);
}

void draw_finish_buttons(PlayUi& ui) {
    command_button(ui, "next-puzzle",
                   {.look = ButtonLook::primary, .icon = Icon::play, .width = ImGui::GetContentRegionAvail().x});
    const float share = button_width(ui, words::kShareResult, Icon::share);
    icon_button(ui, "share-result", Icon::share, {.width = share}, words::kShareResult);
    const float analysis = button_width(ui, words::kLookAtAnalysisShort, Icon::list);
    same_line_if_room(analysis, kGap);
    icon_button(ui, "look-at-analysis", Icon::list, {.width = analysis}, words::kLookAtAnalysisShort);
}

// The title, with the closing button at its right.
void draw_finish_head(PlayUi& ui) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float control = ui.layout.control;
    const float right = at.x + ImGui::GetContentRegionAvail().x;
    ImGui::SetCursorScreenPos({right - control, at.y - 6});
    icon_button(ui, "close-finish", Icon::close, {.look = ButtonLook::quiet});
    ImGui::SetCursorScreenPos(at);
    title(ui, title_face(ui), words::kFinishedTitle);
}

}  // namespace

void draw_paused_panel(PlayUi& ui) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    title(ui, title_face(ui), words::kGamePaused);
    draw_timer(ui, at.x + ImGui::GetContentRegionAvail().x, at.y + title_face(ui).size / 2);
    paragraph(ui, text_face(ui), ui.theme.secondary, words::kPausedHelp);
}

void draw_finish_card(PlayUi& ui) {
    if (!ui.page.shows_finish() || ui.eye.wave.moves()) return;
    const BoardFrame board = frame_of(ui);
    const float width = std::min(kWidestCard, board.side() - 8);
    const float height = std::max(ui.eye.finish_height, 120.0F);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    draw.AddRectFilled({board.x, board.y}, {board.x + board.side(), board.y + board.side()},
                       see_through(ui.theme.page, 0.4F));
    const ImVec2 at{std::floor(board.x + (board.side() - width) / 2),
                    std::floor(board.y + std::max(4.0F, (board.side() - height) / 2))};
    ImGui::SetCursorScreenPos(at);
    ImGui::PushStyleColor(ImGuiCol_ChildBg, ui.theme.surface);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {kCardPadding, kCardPadding});
    ImGui::PushStyleVar(ImGuiStyleVar_ChildRounding, 8);
    const SpokenPart part(ui, Role::part, "part-finish", words::kFinishedTitle);
    if (ImGui::BeginChild("finish", {width, height}, ImGuiChildFlags_AlwaysUseWindowPadding,
                          ImGuiWindowFlags_NoScrollbar)) {
        sharpen(ui);
        draw_finish_head(ui);
        for (const std::string& line : finish_lines(ui, *ui.page.finished())) {
            paragraph(ui, text_face(ui), ui.theme.ink, line);
        }
        space(4);
        draw_finish_buttons(ui);
        const float needed = ImGui::GetCursorPosY() + kCardPadding - ImGui::GetStyle().ItemSpacing.y;
        if (std::abs(needed - ui.eye.finish_height) > 0.5F) {
            ui.eye.finish_height = needed;
            ui.view.draw_again = true;
        }
    }
    ImGui::EndChild();
    ImGui::PopStyleVar(2);
    ImGui::PopStyleColor();
    draw.AddRect(at, {at.x + width, at.y + height}, ui.theme.thin_line, 8);
}

}  // namespace rookery::shell
