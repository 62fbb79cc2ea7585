// All shortcuts, generated from the table of commands.
#include <algorithm>
#include <array>
#include <string>

#include "shell/app/view/panels.hpp"
#include "shell/commands/command_groups.hpp"
#include "shell/commands/commands.hpp"
#include "shell/commands/key_commands.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

float key_width(const Face& face, std::string_view key) {
    return width_of(face, key) + 12;
}

void draw_key(AppUi& ui, ImVec2 at, std::string_view key) {
    const Face face = small_face(ui);
    const ImVec2 end{at.x + key_width(face, key), at.y + face.size + 8};
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    draw.AddRectFilled(at, end, ui.theme.raised, 4);
    draw.AddRect(at, end, ui.theme.thin_line, 4);
    draw_text_middle(draw, face, at.x + 6, (at.y + end.y) / 2, ui.theme.ink, key);
}

// What it does on the left, its keys on the right; nothing if none of the keys works now.
void draw_row(AppUi& ui, std::string_view all_keys, std::string_view meaning) {
    const std::string acting = acting_keys(ui.model, all_keys);
    std::string_view keys = acting;
    if (keys.empty()) return;
    const Face face = small_face(ui);
    const float height = face.size + 16;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    float x = at.x + ImGui::GetContentRegionAvail().x;
    while (!keys.empty()) {
        const std::size_t split = keys.rfind(" / ");
        const std::string_view key = split == std::string_view::npos ? keys : keys.substr(split + 3);
        x -= key_width(face, key);
        draw_key(ui, {x, at.y + 4}, key);
        x -= 4;
        keys = split == std::string_view::npos ? std::string_view{} : keys.substr(0, split);
    }
    draw_text_middle(*ImGui::GetWindowDrawList(), text_face(ui), at.x, at.y + height / 2, ui.theme.ink, meaning, x - 8);
    say(ui, fill(words::kTitled, {meaning, acting}));
    ImGui::Dummy({1, height - ImGui::GetStyle().ItemSpacing.y + 4});
}

void draw_group(AppUi& ui, const GroupCard& group) {
    space(8);
    shell::title(ui, bold_face(ui), group.keys_title);
    for (const KeyRow& row : group.keys) draw_row(ui, row.keys, row.meaning);
    for (const Command& command : all_commands()) {
        if (command.group == group.group) draw_row(ui, command.keys, command.label);
    }
}

}  // namespace

void draw_shortcuts_page(AppUi& ui) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float right = at.x + ImGui::GetContentRegionAvail().x;
    ImGui::SetCursorScreenPos({right - ui.layout.control, at.y - 6});
    const ButtonStyle close{.look = ButtonLook::quiet, .icon = Icon::close, .tooltip = words::kClose};
    if (button(ui, "close-shortcuts", {}, close)) run(ui, "shortcuts");
    ImGui::SetCursorScreenPos(at);
    title(ui, title_face(ui), words::kShowShortcuts);
    space(4);
    command_button(ui, "letter-keys", {.icon = ui.model.letter_keys ? Icon::check : Icon::none});
    paragraph(ui, small_face(ui), ui.theme.secondary, words::kLetterKeysHelp);
    for (const GroupCard& group : group_cards()) {
        if (!group.keys_title.empty()) draw_group(ui, group);
    }
}

}  // namespace rookery::shell
