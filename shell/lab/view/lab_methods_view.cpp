// The choice of methods: a tick for each, the setting that some have, and the limits that all share.
#include <cmath>
#include <string>

#include "shell/lab/view/lab_parts.hpp"
#include "shell/widgets/form.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

constexpr float kFieldGap = 10;
constexpr float kRaceField = 64;  // the minimum width of a field of the race, whose line has room

// The setting's name and an arrow, at the row's right edge; pressing it unfolds all settings.
void draw_setting_button(LabUi& ui, const LabEntry& entry, int index, ImVec2 at, float width, float height) {
    const SettingWord& setting = entry.word();
    const std::string id = "lab-settings-" + std::to_string(index);
    const bool open = ui.page.unfolded == index;
    ImGui::SetCursorScreenPos({at.x, at.y});
    const std::string help = fill(words::kLabSettings, {entry.kind().title});
    const Said said{.name = setting.title, .role = Role::fold, .help = help, .on = open};
    const bool pressed = press_area(ui, id, {width, height}, said);
    const ImU32 ink = ImGui::IsItemHovered() || open ? ui.theme.ink
                      : ui.theme.dark                ? ui.theme.accent
                                                     : ui.theme.entered;
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const float middle = at.y + height / 2;
    const Face small = small_face(ui);
    const float icon_x = at.x + width - 12;
    draw_icon(draw, open ? Icon::up : Icon::down, {icon_x, middle}, 14, ink);
    draw_text_middle(draw, small, icon_x - 12 - width_of(small, setting.title), middle, ink, setting.title);
    tooltip(ui, help);
    if (pressed) run(ui, id);
}

void draw_entry(LabUi& ui, const LabEntry& entry, int index) {
    const SolverLabel& kind = entry.kind();
    const float height = ui.layout.touch ? 44.0F : 26.0F;
    const float width = ImGui::GetContentRegionAvail().x;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float setting = entry.choice() == nullptr ? 0.0F : 132.0F;
    const std::string id = "lab-method-" + std::to_string(index);
    const Said said{.name = kind.title, .role = Role::check, .help = kind.help, .on = entry.on};
    const bool pressed = press_area(ui, id, {width - setting, height}, said);
    row_ground(ui, at, {at.x + width - setting, at.y + height}, false);
    const float middle = at.y + height / 2;
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const ImU32 ink = entry.on ? ui.theme.ink : ui.theme.secondary;
    draw_tick(ui, {at.x + 11, middle}, entry.on, ui.theme.secondary);
    draw_text_middle(draw, text_face(ui), at.x + 30, middle, ink, kind.title, at.x + width - setting);
    const float help_x = at.x + 30 + std::max(width_of(text_face(ui), kind.title) + 12, 144.0F);
    const float right = at.x + width - setting - 4;
    if (right - help_x > 60) {
        draw_text_middle(draw, small_face(ui), help_x, middle, ui.theme.secondary, kind.help, right);
    }
    tooltip(ui, kind.help);
    if (setting > 0) draw_setting_button(ui, entry, index, {at.x + width - setting, at.y}, setting, height);
    if (pressed) run(ui, id);
}

// All settings of a method as text, and a button to add another entry of it.
void draw_settings(LabUi& ui, const LabEntry& entry, int index) {
    const std::string number = std::to_string(index);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {kGap, kGap});
    space(2);
    int place = 0;
    for (const SettingWord& setting : entry.words()) {
        if (place > 0) same_line_if_room(button_width(ui, setting.title, Icon::none), kGap);
        choice(ui, "lab-setting-" + number + "-" + std::string(setting.word), setting.title, place == entry.setting, 0,
               setting.help);
        ++place;
    }
    paragraph(ui, small_face(ui), ui.theme.secondary, entry.word().help);
    const std::string id = (entry.added ? "lab-remove-" : "lab-add-") + number;
    const std::string_view name = entry.added ? words::kLabRemoveShort : words::kLabAddShort;
    const bool possible = entry.added || ui.page.methods.can_add(index);
    const std::string help = entry.added ? std::string{} : fill(words::kLabAdd, {entry.kind().title});
    const Icon icon = entry.added ? Icon::close : Icon::copy;
    if (button(ui, id.c_str(), name, {.icon = icon, .enabled = possible, .tooltip = help})) run(ui, id);
    ImGui::PopStyleVar();
}

void draw_method_limits(LabUi& ui) {
    const LabPage& page = ui.page;
    const bool puzzle = page.view == LabView::puzzle;
    const LabPlace own = puzzle ? LabPlace::limits : LabPlace::race_limits;
    const float least = puzzle ? 0 : kRaceField;
    draw_fields(ui, page, own, {.gap = kFieldGap, .least = least});
    draw_fields(ui, page, LabPlace::both_limits, {.same_line = true, .gap = kFieldGap, .least = least});
    draw_problems(ui, page, own);
    draw_problems(ui, page, LabPlace::both_limits);
}

}  // namespace

void draw_lab_methods(LabUi& ui) {
    const LabPage& page = ui.page;
    bool& was_open = ui.eye.unfolded[static_cast<std::size_t>(LabSection::methods)];
    const std::string chosen =
        fill(words::kLabChosen, {std::to_string(page.methods.count_on()), std::to_string(page.methods.size())});
    if (!fold_head(ui, "lab-section-methods", page.is_open(LabSection::methods), was_open, chosen)) return;
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    for (int i = 0; i < page.methods.size(); ++i) {
        const LabEntry entry = page.methods.at(i);
        draw_entry(ui, entry, i);
        if (page.unfolded == i && entry.choice() != nullptr) draw_settings(ui, entry, i);
    }
    ImGui::PopStyleVar();
    space(6);
    draw_method_limits(ui);
}

}  // namespace rookery::shell
