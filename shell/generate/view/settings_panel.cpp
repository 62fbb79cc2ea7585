// The requirements besides the pattern: number, rating and clues are always visible, the rest is in foldable sections.
#include <algorithm>
#include <array>
#include <string>

#include "shell/generate/view/generate_parts.hpp"
#include "shell/jobs/technique_choice.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "shell/words/technique_names.hpp"
#include "text/joined.hpp"

namespace rookery::shell {
namespace {

// "Solvable with: any techniques", the common choices, and a button for all of them.
void draw_allowed(GenerateUi& ui) {
    const TechniqueChoice& allowed = ui.ws.techniques;
    heading(ui, words::kAllowed, allowed.is_full() ? std::string(words::kAllowedAll) : share_text(allowed.set()));
    constexpr std::array<std::string_view, 3> kPresets = {"all", "singles", "locked"};
    for (const TechniquePreset& preset : technique_presets()) {
        if (std::find(kPresets.begin(), kPresets.end(), preset.id) == kPresets.end()) continue;
        if (preset.id != kPresets.front()) same_line_if_room(button_width(ui, preset.name, Icon::none), kGap);
        choice(ui, "techniques-" + std::string(preset.id), preset.name, allowed.set() == preset.techniques);
    }
    same_line_if_room(button_width(ui, words::kChooseAllowed, Icon::more), kGap);
    if (button(ui, "techniques", words::kChooseAllowed, {.icon = Icon::more})) run(ui, "techniques");
}

std::string required_text(TechniqueSet required) {
    if (required.empty()) return std::string(words::kRequiredNothing);
    std::string names;
    for (const Technique technique : required.list()) append_item(names, name_in_words(technique));
    return names;
}

void draw_required(GenerateUi& ui) {
    const TechniqueSet required = ui.page.settings.required;
    command_button(ui, "required-techniques", {.icon = Icon::more, .tooltip = words::kRequiredHelp});
    const ImVec2 end = ImGui::GetItemRectMax();
    const float middle = (ImGui::GetItemRectMin().y + end.y) / 2;
    const float right = ImGui::GetWindowPos().x + ImGui::GetContentRegionMax().x;
    spoken_text_middle(ui, small_face(ui), end.x + 12, middle, required.empty() ? ui.theme.secondary : ui.theme.ink,
                       required_text(required), right);
}

void draw_more(GenerateUi& ui) {
    draw_ranges(ui, ui.page.settings, SettingPlace::more);
    draw_switches(ui, ui.page.settings, SettingPlace::more);
    space(4);
    draw_allowed(ui);
    draw_required(ui);
    space(8);
}

// "On the board: 24 clues, SE 1.2.1 ER 7.2"
std::string board_text(const GenerateUi& ui) {
    const Grid9 puzzle = puzzle_of(ui.ws.history.now().board);
    if (puzzle == Grid9{}) return std::string(words::kStartNoPuzzle);
    std::string text = counted(puzzle.clue_count(), words::kClueOne, words::kClueMany);
    if (!ui.board_rating.empty()) text += ", " + ui.board_rating;
    return fill(words::kStartPuzzle, {text});
}

void draw_generate_start(GenerateUi& ui) {
    const StartFrom chosen = ui.page.settings.start;
    draw_choices(ui, ui.page.settings, SettingPlace::start, false);
    constexpr std::array<words::Text, kStartFromCount> kHelp = {words::kStartAnewHelp, words::kStartLikeHelp,
                                                                words::kStartNearHelp, words::kStartWithinHelp};
    paragraph(ui, small_face(ui), ui.theme.secondary, kHelp[static_cast<std::size_t>(chosen)]);
    if (chosen != StartFrom::anew) paragraph(ui, small_face(ui), ui.theme.ink, board_text(ui));
    space(8);
}

void draw_stop(GenerateUi& ui) {
    const GeneratePage& page = ui.page;
    const GenerateSettings& settings = page.settings;
    draw_fields(ui, settings, SettingPlace::stop, {.column = FieldColumn{168, 120}});
    draw_problems(ui, settings, SettingPlace::stop);
    if (!page.results.seed().empty()) {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const std::string was = fill(words::kSeedWas, {page.results.seed()});
        const Face small = small_face(ui);
        spoken_text_middle(ui, small, at.x, at.y + ui.layout.control / 2, ui.theme.secondary, was);
        ImGui::SetCursorScreenPos({at.x + width_of(small, was) + 12, at.y});
        command_button(ui, "repeat-seed");
    }
    draw_switches(ui, settings, SettingPlace::stop);
    space(8);
}

}  // namespace

void draw_wanted(GenerateUi& ui) {
    const GeneratePage& page = ui.page;
    const GenerateSettings& settings = page.settings;
    heading(ui, words::kWanted, words::kScale);
    draw_fields(ui, settings, SettingPlace::wanted, {.column = FieldColumn{}});
    draw_switches(ui, settings, SettingPlace::wanted, true);
    draw_problems(ui, settings, SettingPlace::wanted);
    draw_ranges(ui, settings, SettingPlace::wanted);
    draw_choices(ui, settings, SettingPlace::level, true);
    if (const std::string definition = definition_of(settings.level); !definition.empty()) {
        paragraph(ui, small_face(ui), ui.theme.secondary, definition);
    }
    if (!page.uses_pattern()) draw_ranges(ui, settings, SettingPlace::clues);
}

void draw_settings_sections(GenerateUi& ui) {
    const GenerateSettings& settings = ui.page.settings;
    std::string more = settings.more_text();
    if (!ui.ws.techniques.is_full()) {
        more = share_text(ui.ws.techniques.set()) + (more.empty() ? "" : ", ") + more;
    }
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ImGui::GetStyle().ItemSpacing.x, kGap});
    if (fold(ui, SettingsSection::more, "section-more", more)) draw_more(ui);
    if (fold(ui, SettingsSection::start, "section-start", settings.start_text())) draw_generate_start(ui);
    if (fold(ui, SettingsSection::ease, "section-ease", settings.ease_text())) draw_ease(ui);
    if (fold(ui, SettingsSection::stop, "section-stop", settings.stop_text())) draw_stop(ui);
    command_button(ui, "whole-pattern", {.icon = Icon::flask});
    same_line_if_room(button_width(ui, words::kUnbiasedSample, Icon::flask), kGap);
    command_button(ui, "unbiased-sample", {.icon = Icon::flask});
    ImGui::PopStyleVar();
}

}  // namespace rookery::shell
