#include "shell/widgets/text_fields.hpp"

#include <imgui_internal.h>
#include <cfloat>
#include <cmath>
#include <string>
#include <utility>

#include "shell/widgets/widgets.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

int grow(ImGuiInputTextCallbackData* data) {
    if (data->EventFlag != ImGuiInputTextFlags_CallbackResize) return 0;
    auto* text = static_cast<std::string*>(data->UserData);
    text->resize(static_cast<std::size_t>(data->BufTextLen));
    data->Buf = text->data();
    return 0;
}

// The model's name for the field with that label.
std::string name_of_field(std::string_view id) {
    return std::string(id.substr(id.find_first_not_of('#')));
}

void draw_field_edge(Ui& ui, bool wrong) {
    const ImU32 colour = wrong ? ui.theme.conflict : ui.theme.accent;
    if (!wrong && !ImGui::IsItemActive()) return;
    ImGui::GetWindowDrawList()->AddRect(ImGui::GetItemRectMin(), ImGui::GetItemRectMax(), colour, 6, 0, 2);
}

// Records the last item as a field and passes text typed here or in the document to the model.
void say_field(Ui& ui, Role role, const char* id, const FieldText& field, std::string_view hint, bool changed,
               std::string& now) {
    std::string name = name_of_field(id);
    if (ui.outline.takes(Asked::Kind::text, name)) {
        now = ui.outline.asked().text;
        changed = true;
        if (ImGui::IsItemActive()) ImGui::ClearActiveID();  // otherwise its edit buffer would overwrite the new text
    }
    say_control(ui, {.role = role,
                     .id = name,
                     .name = std::string(field.name),
                     .help = std::string(hint),
                     .value = field.text,
                     .problem = std::string(field.problem)});
    if (changed) act(ui, WriteText{std::move(name), std::move(now)});
}

}  // namespace

void focus_next_field() {
    ImGui::FocusWindow(ImGui::GetCurrentWindow());  // ImGui sends keys only to fields of the focused window
    ImGui::SetKeyboardFocusHere();
}

void text_field(Ui& ui, const char* id, const FieldText& field, std::string_view hint, float width) {
    std::string now = field.text;
    ImGui::SetNextItemWidth(width);
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {10, (ui.layout.control - text_face(ui).size) / 2});
    ImGui::PushStyleColor(ImGuiCol_TextDisabled, ui.theme.secondary);  // the hint must be legible
    const std::string hint_text(hint);
    const bool changed = ImGui::InputTextWithHint(id, hint_text.c_str(), now.data(), now.capacity() + 1,
                                                  ImGuiInputTextFlags_CallbackResize, grow, &now);
    ImGui::PopStyleColor();
    ImGui::PopStyleVar();
    draw_field_edge(ui, !field.problem.empty());
    say_field(ui, Role::field, id, field, hint, changed, now);
}

void named_field(Ui& ui, const char* id, std::string_view name, const Field& field, std::string_view hint, float width,
                 std::string_view said) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const Face face = text_face(ui);
    const float name_width = name.empty() ? 0 : std::ceil(width_of(face, name)) + 8;
    draw_text_middle(*ImGui::GetWindowDrawList(), face, at.x, at.y + ui.layout.control / 2, ui.theme.secondary, name);
    ImGui::SetCursorScreenPos({at.x + name_width, at.y});
    text_field(ui, id, {said.empty() ? name : said, field.text, field.problem}, hint, width);
}

void problem_of(Ui& ui, const Field& field) {
    draw_paragraph(small_face(ui), ui.theme.conflict, field.problem);  // the field's own record includes it
}

void text_area(Ui& ui, const char* id, const FieldText& field, std::string_view hint, float height) {
    std::string now = field.text;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const bool changed = ImGui::InputTextMultiline(id, now.data(), now.capacity() + 1, {-FLT_MIN, height},
                                                   ImGuiInputTextFlags_CallbackResize, grow, &now);
    draw_field_edge(ui, !field.problem.empty());
    if (now.empty() && !ImGui::IsItemActive()) {
        const ImVec2 padding = ImGui::GetStyle().FramePadding;
        draw_text(*ImGui::GetWindowDrawList(), text_face(ui), {at.x + padding.x, at.y + padding.y}, ui.theme.secondary,
                  hint);
    }
    say_field(ui, Role::area, id, field, hint, changed, now);
}

void draw_filter_field(Ui& ui, const char* id, std::string_view hint, const FilterLine& line) {
    if (ui.view.focus_filter) {
        focus_next_field();
        ui.view.focus_filter = false;
    }
    std::string problem;
    if (line.problem) problem = fill(words::kAtColumn, {std::to_string(line.problem->column), line.problem->sentence});
    const std::string shown_hint = fill(words::kTitled, {words::kFilter, hint});
    text_field(ui, id, {words::kFilter, line.text, problem}, shown_hint, -1);
    problem_of(ui, {{}, problem});
}

}  // namespace rookery::shell
