// Choices of techniques, a switch for each in the order of the scale: the allowed ones, with presets, and those that
// new puzzles must use.
#include <algorithm>
#include <bit>
#include <string>

#include "rate/rate.hpp"
#include "shell/app/view/panels.hpp"
#include "shell/commands/commands.hpp"
#include "shell/jobs/technique_choice.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "shell/words/technique_names.hpp"

namespace rookery::shell {
namespace {

void draw_presets(AppUi& ui) {
    bool first = true;
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {6, 6});
    for (const TechniquePreset& preset : technique_presets()) {
        if (!first) same_line_if_room(button_width(ui, preset.name, Icon::none), 6);
        first = false;
        const std::string id = "techniques-" + std::string(preset.id);
        const bool on = ui.model.techniques.set() == preset.techniques;
        if (button(ui, id.c_str(), preset.name, {.role = Role::choice, .on = on})) run(ui, id);
    }
    ImGui::PopStyleVar();
}

void draw_path_choices(AppUi& ui) {
    const LengthScale* chosen = ui.model.techniques.length_scale();
    title(ui, bold_face(ui), words::kPathsBy);
    bool first = true;
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {6, 6});
    for (const PathChoice& choice : path_choices()) {
        if (!first) same_line_if_room(button_width(ui, choice.name, Icon::none), 6);
        first = false;
        const std::string id = "paths-by-" + std::string(choice.id);
        if (button(ui, id.c_str(), choice.name, {.role = Role::choice, .on = choice.scale == chosen})) run(ui, id);
    }
    ImGui::PopStyleVar();
    if (chosen != nullptr) paragraph(ui, small_face(ui), ui.theme.secondary, words::kPathsByHelp);
}

void draw_technique(AppUi& ui, Technique technique, const std::string& id, bool on, float width, float height) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const std::string rating = format_step_rating(lowest_rating(technique));
    const Said said{.name = name_in_words(technique), .role = Role::check, .help = rating, .on = on};
    const bool pressed = press_area(ui, id, {width, height}, said);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const float right = at.x + width;
    if (ImGui::IsItemHovered()) draw.AddRectFilled(at, {right, at.y + height}, ui.theme.raised, 6);
    const float middle = at.y + height / 2;
    draw_tick(ui, {at.x + 16, middle}, on, ui.theme.secondary);
    const Face face = text_face(ui);
    const float rating_x = right - 8 - width_of(face, rating);
    const ImU32 ink = on ? ui.theme.ink : ui.theme.secondary;
    draw_text_middle(draw, face, at.x + 36, middle, ink, name_in_words(technique), rating_x - 8);
    draw_text_middle(draw, face, rating_x, middle, ui.theme.secondary, rating);
    if (pressed) run(ui, id);
}

// The number that are on, and a switch for each.
void draw_switches(AppUi& ui, std::string_view count, ImU32 ink, std::string_view start, TechniqueSet set) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const Face small = small_face(ui);
    const float right = at.x + ImGui::GetContentRegionAvail().x;
    label(ui, bold_face(ui), ink, count);
    spoken_text(ui, small, {right - 8 - width_of(small, words::kTechniquesScale), at.y + 2}, ui.theme.secondary,
                words::kTechniquesScale);
    const float height = ui.layout.touch ? 44.0F : 32.0F;
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    const float width = ImGui::GetContentRegionAvail().x;
    for (const Technique technique : se_techniques().list()) {
        const bool on = set.contains(technique);
        draw_technique(ui, technique, std::string(start) + id_of(technique), on, width, height);
    }
    ImGui::PopStyleVar();
    space(8);
}

}  // namespace

void draw_page_head(Ui& ui, std::string_view title, std::string_view closing, std::string_view help) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float right = at.x + ImGui::GetContentRegionAvail().x;
    ImGui::SetCursorScreenPos({right - ui.layout.control, at.y - 6});
    const ButtonStyle close{.look = ButtonLook::quiet, .icon = Icon::close, .tooltip = words::kClose};
    if (button(ui, std::string(closing).c_str(), {}, close)) run(ui, closing);
    ImGui::SetCursorScreenPos(at);
    shell::title(ui, title_face(ui), title);
    space(2);
    paragraph(ui, small_face(ui), ui.theme.secondary, help);
}

void draw_techniques_panel(AppUi& ui) {
    draw_page_head(ui, words::kTechniques, "techniques", words::kTechniquesHelp);
    space(4);
    draw_path_choices(ui);
    space(8);
    title(ui, bold_face(ui), words::kTechniques);
    draw_presets(ui);
    space(8);
    const TechniqueChoice& choice = ui.model.techniques;
    const std::string count = choice.is_full() ? fill(words::kAllTechniquesOn, {std::to_string(se_techniques().size())})
                                               : share_text(choice.set());
    draw_switches(ui, count, choice.is_empty() ? ui.theme.conflict : ui.theme.ink, "technique-", choice.set());
}

void draw_required_panel(AppUi& ui) {
    draw_page_head(ui, words::kRequired, "required-techniques", words::kRequiredHelp);
    space(4);
    const TechniqueSet required = ui.model.generate.settings.required;
    command_button(ui, "require-none");
    const std::string count = required.empty()
                                  ? std::string(words::kRequiredNone)
                                  : counted(required.size(), words::kRequiredTitleOne, words::kRequiredMany);
    draw_switches(ui, count, ui.theme.ink, "require-", required);
}

}  // namespace rookery::shell
