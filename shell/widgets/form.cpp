#include "shell/widgets/form.hpp"

#include <algorithm>
#include <cmath>

#include "shell/words/strings.hpp"

namespace rookery::shell {

bool fold_head(Ui& ui, std::string_view id, bool open, bool& was_open, const std::string& set) {
    const std::string_view name = ui.commands.label_of(id);
    if (name.empty()) return false;
    if (open && !was_open) ImGui::SetScrollHereY(0.12F);
    was_open = open;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const float height = ui.layout.control;
    const Said said{.name = name, .role = Role::fold, .help = set, .on = open};
    if (press_area(ui, std::string(id), {width, height}, said)) run(ui, id);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    draw.AddRectFilled(at, {at.x + width, at.y + 1}, ui.theme.thin_line);
    const bool hovered = ImGui::IsItemHovered();
    const ImU32 ink = hovered ? ui.theme.ink : ui.theme.secondary;
    const float middle = at.y + height / 2 + 1;
    draw_icon(draw, open ? Icon::down : Icon::right, {at.x + 8, middle}, 16, ink);
    const Face bold = bold_face(ui);
    draw_text_middle(draw, bold, at.x + 24, middle, ui.theme.ink, name);
    if (set.empty()) return open;
    const Face small = small_face(ui);
    const float left = at.x + 24 + width_of(bold, name) + 16;
    const float x = std::max(left, at.x + width - width_of(small, set));
    draw_text_middle(draw, small, x, middle, ui.theme.dark ? ui.theme.accent : ui.theme.entered, set, at.x + width);
    return open;
}

void choice(Ui& ui, const std::string& id, std::string_view label, bool chosen, float width, std::string_view help) {
    const ButtonStyle style{.role = Role::choice, .width = width, .on = chosen, .tooltip = help};
    if (button(ui, id.c_str(), label, style)) run(ui, id);
}

float share_of_row(int count) {
    return std::floor((ImGui::GetContentRegionAvail().x + kGap) / static_cast<float>(count)) - kGap;
}

void column_name(Ui& ui, std::string_view name, const FieldColumn& column) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float room = std::floor(ImGui::GetContentRegionAvail().x - column.fields);
    const float x = at.x + std::min(column.at, room);
    draw_text_middle(*ImGui::GetWindowDrawList(), text_face(ui), at.x, at.y + ui.layout.control / 2, ui.theme.secondary,
                     name, x - 4);
    ImGui::SetCursorScreenPos({x, at.y});
}

void draw_field(Ui& ui, const FieldLook& look, const Field& field, bool same_line, const FieldRow& row) {
    const ImVec2 before = ImGui::GetCursorScreenPos();
    if (same_line) same_line_if_room(std::ceil(width_of(text_face(ui), look.name)) + 8 + look.width, row.gap);
    // On a continued line, the name is not in the column.
    const bool in_column = row.column && ImGui::GetCursorScreenPos().y >= before.y;
    const std::string id = "##" + std::string(look.id);
    ImGui::BeginGroup();
    if (in_column) column_name(ui, look.name, *row.column);
    named_field(ui, id.c_str(), in_column ? std::string_view{} : look.name, field, look.hint, look.width, look.name);
    ImGui::EndGroup();
    if (!look.help.empty()) tooltip(ui, look.help);
    if (row.one_a_line) problem_of(ui, field);
}

void draw_range(Ui& ui, const std::string& from_id, const std::string& to_id, std::string_view name,
                const FieldRange& range) {
    constexpr float kWidth = 64;
    column_name(ui, name);
    named_field(ui, ("##" + from_id).c_str(), {}, range.from, words::kAny, kWidth, fill(words::kRangeFrom, {name}));
    ImGui::SameLine(0, 8);
    named_field(ui, ("##" + to_id).c_str(), words::kTo, range.to, words::kAny, kWidth, fill(words::kRangeTo, {name}));
    problem_of(ui, range.from);
    problem_of(ui, range.to);
}

void draw_choice(Ui& ui, const std::vector<ChoiceButton>& buttons) {
    const float share = share_of_row(static_cast<int>(buttons.size()));
    const bool fits = std::all_of(buttons.begin(), buttons.end(), [&](const ChoiceButton& one) {
        return width_of(text_face(ui), one.title) + 8 <= share;
    });
    const std::size_t in_row = fits ? buttons.size() : 2;
    const float width = fits ? share : share_of_row(2);
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        if (i % in_row != 0) ImGui::SameLine(0, kGap);
        choice(ui, buttons[i].command, buttons[i].title, buttons[i].chosen, width);
    }
}

void draw_run_buttons(Ui& ui, const RunFoot& foot, bool named, float width) {
    const ButtonStyle style{.width = width};
    if (foot.job->paused) {
        icon_button(ui, foot.resume, Icon::play, style, named ? words::kResume : words::Text{});
    } else {
        icon_button(ui, foot.pause, Icon::pause, style, named ? words::kPause : words::Text{});
    }
    ImGui::SameLine(0, kGap);
    icon_button(ui, foot.cancel, Icon::close, style, named ? words::kCancel : words::Text{});
}

void draw_progress_line(Ui& ui, const RunFoot& foot) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    if (foot.job == nullptr) {
        draw.AddRectFilled({at.x, at.y + 2}, {at.x + width, at.y + 3}, ui.theme.thin_line);
    } else {
        const float share = std::clamp(foot.share, 0.0F, 1.0F);
        draw.AddRectFilled(at, {at.x + width, at.y + 5}, ui.theme.raised, 2.5F);
        if (share * width > 3) {
            draw.AddRectFilled(at, {at.x + std::floor(share * width), at.y + 5},
                               foot.job->paused ? ui.theme.faint : ui.theme.accent, 2.5F);
        }
    }
    ImGui::Dummy({1, 5});
}

void draw_running(Ui& ui, const RunFoot& foot) {
    draw_run_buttons(ui, foot, true, 0);
    const ImVec2 end = ImGui::GetItemRectMax();
    const float middle = (ImGui::GetItemRectMin().y + end.y) / 2;
    const float right = ImGui::GetWindowPos().x + ImGui::GetContentRegionMax().x;
    const Face small = small_face(ui);
    const std::string& activity = foot.job->activity;
    const bool two = !activity.empty();
    spoken_text_middle(ui, small, end.x + 12, two ? middle - 9 : middle, ui.theme.ink, foot.progress, right);
    if (two) spoken_text_middle(ui, small, end.x + 12, middle + 9, ui.theme.secondary, activity, right);
}

void draw_cancellable(Ui& ui, const Face& face, std::string_view text, const char* id, std::string_view command) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float right = at.x + ImGui::GetContentRegionAvail().x;
    const float cancel = button_width(ui, words::kCancel, Icon::none);
    spoken_text_middle(ui, face, at.x, at.y + ui.layout.control / 2, ui.theme.ink, text, right - cancel - 8);
    ImGui::SetCursorScreenPos({right - cancel, at.y});
    if (button(ui, id, words::kCancel, {.width = cancel})) run(ui, command);
}

}  // namespace rookery::shell
