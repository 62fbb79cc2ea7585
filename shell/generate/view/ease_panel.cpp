// "Ease and Toil": its generator's target and method, and the number of choices of the empty cells of the puzzle on the
// board.
#include <array>
#include <string>

#include "shell/generate/view/generate_parts.hpp"
#include "shell/widgets/bar_chart.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

void draw_target(GenerateUi& ui) {
    const GenerateSettings& settings = ui.page.settings;
    draw_fields(ui, settings, SettingPlace::target, {.column = FieldColumn{}});
    draw_switches(ui, settings, SettingPlace::target, true);
    draw_problems(ui, settings, SettingPlace::target);
}

// How to reach a target; without one, nothing here matters.
void draw_method(GenerateUi& ui) {
    const GenerateSettings& settings = ui.page.settings;
    draw_choices(ui, settings, SettingPlace::method, true);
    draw_switches(ui, settings, SettingPlace::method);
    if (settings.uniqueness != UniquenessTest::hybrid) return;
    draw_fields(ui, settings, SettingPlace::guesses, {.same_line = true, .gap = 12});
    draw_problems(ui, settings, SettingPlace::guesses);
}

void draw_choice_counts(GenerateUi& ui) {
    const Grid9 puzzle = puzzle_of(ui.ws.history.now().board);
    if (puzzle == Grid9{} || puzzle.is_full()) return;
    const Ease ease = ease_of(puzzle);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    title(ui, bold_face(ui), words::kChoicesTitle);
    BarChart chart{.id = "choices",
                   .name = words::kChoicesTitle,
                   .range_name = words::kChoicesColumn,
                   .count_name = words::kChoicesCells,
                   .bars = {},
                   .height = 64};
    chart.title_right = at.x + width_of(bold_face(ui), words::kChoicesTitle);
    chart.title_middle = at.y + bold_face(ui).size / 2;
    for (int n = 1; n <= 9; ++n) {
        const int cells = ease.histogram[static_cast<std::size_t>(n)];
        const std::string number = std::to_string(n);
        const std::string sentence =
            cells == 1 ? fill(words::kChoicesOne, {number}) : fill(words::kChoicesMany, {number, thousands(cells)});
        chart.bars.push_back({cells, number, sentence, number});
    }
    draw_bar_chart(ui, chart);
    paragraph(ui, small_face(ui), ui.theme.ink, choices_text(puzzle, ui.page.settings.weight));
}

// One button per figure, which opens it in the Lab.
void draw_figures(GenerateUi& ui) {
    caption(ui, words::kFigures);
    command_button(ui, "ease-weights");
    same_line_if_room(button_width(ui, words::kFigureMeanRemoved, Icon::none), kGap);
    command_button(ui, "ease-mean-removed");
    same_line_if_room(button_width(ui, words::kFigureTuning, Icon::none), kGap);
    command_button(ui, "ease-tuning");
}

}  // namespace

void draw_ease(GenerateUi& ui) {
    paragraph(ui, small_face(ui), ui.theme.secondary, words::kEaseHelp);
    draw_target(ui);
    draw_choices(ui, ui.page.settings, SettingPlace::weight, true);
    if (ui.page.settings.has_ease()) draw_method(ui);
    space(4);
    draw_choice_counts(ui);
    space(4);
    draw_level_test(ui);
    draw_figures(ui);
    space(8);
}

}  // namespace rookery::shell
