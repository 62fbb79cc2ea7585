// What is wanted besides the pattern: number, rating and clues at once, the rest in parts that are folded away.
#include <algorithm>
#include <array>
#include <string>

#include "shell/commands/commands.hpp"
#include "shell/generate/view/generate_parts.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/format.hpp"
#include "shell/words/strings_generate.hpp"
#include "text/joined.hpp"

namespace rookery::shell {
namespace {

constexpr float kLongNames = 168;  // the column of names when a run ends
constexpr float kLongField = 120;

void tick_button(Ui& ui, std::string_view command, bool on, std::string_view help) {
    command_button(ui, command, {.icon = on ? Icon::check : Icon::none, .tooltip = help});
}

// "Solvable with: any techniques", the usual choices, and the way to all of them.
void draw_allowed(Ui& ui) {
    const TechniqueChoice& allowed = ui.model.techniques;
    heading(ui, words::kAllowed, allowed.is_full() ? std::string(words::kAllowedAll) : share_text(allowed.set()));
    constexpr std::array<std::string_view, 3> kPresets = {"all", "singles", "locked"};
    for (const TechniquePreset& preset : technique_presets()) {
        if (std::find(kPresets.begin(), kPresets.end(), preset.id) == kPresets.end()) continue;
        if (preset.id != kPresets.front()) beside_if_room(button_width(ui, preset.name, Icon::none), kGap);
        choice(ui, "techniques-" + std::string(preset.id), preset.name, allowed.set() == preset.techniques);
    }
    beside_if_room(button_width(ui, words::kChooseAllowed, Icon::more), kGap);
    if (button(ui, "techniques", words::kChooseAllowed, {.icon = Icon::more})) run(ui, "techniques");
}

std::string required_text(TechniqueSet required) {
    if (required == 0) return std::string(words::kRequiredNothing);
    std::string names;
    for (int t = 0; t < kTechniqueCount; ++t) {
        const auto technique = static_cast<Technique>(t);
        if ((required & technique_bit(technique)) != 0) append_item(names, name_of(technique));
    }
    return names;
}

void draw_required(Ui& ui) {
    const TechniqueSet required = ui.model.generate.wishes.required;
    command_button(ui, "required-techniques", {.icon = Icon::more, .tooltip = words::kRequiredHelp});
    const ImVec2 end = ImGui::GetItemRectMax();
    const float middle = (ImGui::GetItemRectMin().y + end.y) / 2;
    const float right = ImGui::GetWindowPos().x + ImGui::GetContentRegionMax().x;
    draw_text_middle(*ImGui::GetWindowDrawList(), small_face(ui), end.x + 12, middle,
                     required == 0 ? ui.theme.secondary : ui.theme.ink, required_text(required), right);
}

void draw_more(Ui& ui) {
    const GenerateWishes& wishes = ui.model.generate.wishes;
    range_field(ui, "##ep-from", "##ep-to", words::kEpWindow, wishes.ep);
    range_field(ui, "##ed-from", "##ed-to", words::kEdWindow, wishes.ed);
    range_field(ui, "##steps-from", "##steps-to", words::kStepsWindow, wishes.steps);
    tick_button(ui, "pearl", wishes.pearl, words::kPearlHelp);
    ImGui::SameLine(0, kGap);
    tick_button(ui, "diamond", wishes.diamond, words::kDiamondHelp);
    space(4);
    draw_allowed(ui);
    draw_required(ui);
    space(8);
}

// "On the board: 24 clues, SE 1.2.1 ER 7.2"
std::string board_text(const Model& model) {
    const Analysis& analysis = model.play.analysis();
    if (puzzle_of(model.play.board()) == Grid9{}) return std::string(words::kStartNoPuzzle);
    std::string text = counted(puzzle_of(model.play.board()).clue_count(), words::kClueOne, words::kClueMany);
    if (analysis.is_rated()) {
        text += fill(", {0} {1} {2}", {words::kScale, words::kEr, rating_text(analysis, analysis.outcome.er)});
    }
    return fill(words::kStartPuzzle, {text});
}

void draw_generate_start(Ui& ui) {
    const StartFrom chosen = ui.model.generate.wishes.start;
    const float width = share_of_row(2);
    for (int i = 0; i < kStartFromCount; ++i) {
        const auto start = static_cast<StartFrom>(i);
        if (i % 2 != 0) ImGui::SameLine(0, kGap);
        choice(ui, "start-" + std::string(name_of(start)), title_of(start), start == chosen, width);
    }
    constexpr std::array<std::string_view, kStartFromCount> kHelp = {words::kStartAnewHelp, words::kStartLikeHelp,
                                                                     words::kStartNearHelp, words::kStartWithinHelp};
    paragraph(ui, small_face(ui), ui.theme.secondary, kHelp[static_cast<std::size_t>(chosen)]);
    if (chosen != StartFrom::anew) paragraph(ui, small_face(ui), ui.theme.ink, board_text(ui.model));
    space(8);
}

void draw_stop(Ui& ui) {
    const GeneratePage& page = ui.model.generate;
    const GenerateWishes& wishes = page.wishes;
    const auto field = [&](const char* id, std::string_view name, const Field& value, std::string_view hint,
                           float width) {
        field_name(ui, name, kLongNames, kLongField);
        named_field(ui, id, {}, value, hint, width);
        problem_of(ui, value);
    };
    field("##minutes", words::kMinutes, wishes.minutes, words::kNever, kLongField);
    field("##give-up", words::kGiveUp, wishes.give_up, words::kNever, kLongField);
    field("##seed", words::kSeed, wishes.seed, words::kSeedFresh, kLongField);
    if (!page.results.seed().empty()) {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const std::string was = fill(words::kSeedWas, {page.results.seed()});
        const Face small = small_face(ui);
        draw_text_middle(*ImGui::GetWindowDrawList(), small, at.x, at.y + ui.layout.control / 2, ui.theme.secondary,
                         was);
        ImGui::SetCursorScreenPos({at.x + width_of(small, was) + 12, at.y});
        command_button(ui, "repeat-seed");
    }
    tick_button(ui, "unrated", wishes.unrated, words::kUnratedHelp);
    space(8);
}

}  // namespace

void draw_wanted(Ui& ui) {
    const GeneratePage& page = ui.model.generate;
    const GenerateWishes& wishes = page.wishes;
    heading(ui, words::kWanted, words::kScale);
    field_name(ui, words::kCount);
    named_field(ui, "##count", {}, wishes.count, "10", kNumberWidth);
    beside_if_room(button_width(ui, words::kMinimal, Icon::check), 12);
    tick_button(ui, "minimal", wishes.minimal, words::kMinimalHelp);
    problem_of(ui, wishes.count);
    range_field(ui, "##er-from", "##er-to", words::kErWindow, wishes.er);
    if (!page.uses_pattern()) range_field(ui, "##clues-from", "##clues-to", words::kClues, wishes.clues);
}

void draw_wish_sections(Ui& ui) {
    const GenerateWishes& wishes = ui.model.generate.wishes;
    std::string more = wishes.more_text();
    if (!ui.model.techniques.is_full()) {
        more = share_text(ui.model.techniques.set()) + (more.empty() ? "" : ", ") + more;
    }
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ImGui::GetStyle().ItemSpacing.x, kGap});
    if (fold(ui, WishSection::more, "section-more", more)) draw_more(ui);
    if (fold(ui, WishSection::start, "section-start", wishes.start_text())) draw_generate_start(ui);
    if (fold(ui, WishSection::ease, "section-ease", wishes.ease_text())) draw_ease(ui);
    if (fold(ui, WishSection::stop, "section-stop", wishes.stop_text())) draw_stop(ui);
    ImGui::PopStyleVar();
}

}  // namespace rookery::shell
