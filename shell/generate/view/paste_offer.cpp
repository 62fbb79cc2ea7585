// After pasting a puzzle in the pattern editor: how it was understood, and the alternatives.
#include "shell/generate/view/generate_parts.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {

void draw_paste_offer(GenerateUi& ui) {
    if (!ui.page.paste_offer) return;
    constexpr float kPadding = 10;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const Face bold = bold_face(ui);
    const Face small = small_face(ui);
    const float text = kPadding + bold.size + 4 + small.size + 8;
    const float height = text + ui.layout.control + kPadding;
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    draw.AddRectFilled(at, {at.x + width, at.y + height}, ui.theme.accent_soft, 6);
    const float right = at.x + width - kPadding;
    spoken_text(ui, bold, {at.x + kPadding, at.y + kPadding}, ui.theme.ink, words::kPasteOffer, right);
    spoken_text(ui, small, {at.x + kPadding, at.y + kPadding + bold.size + 4}, ui.theme.ink, words::kPasteOfferHelp,
                right);
    ImGui::SetCursorScreenPos({at.x + kPadding, at.y + text});
    command_button(ui, "paste-as-pattern");
    ImGui::SameLine(0, 8);
    command_button(ui, "paste-as-puzzle");
    ImGui::SetCursorScreenPos(at);
    ImGui::Dummy({width, height});
    space(4);
}

}  // namespace rookery::shell
