// "Ease and Toil": the target of its generator and how that goes about it; how many choices the empty cells of the
// puzzle on the board have.
#include <array>
#include <string>

#include "shell/commands/commands.hpp"
#include "shell/generate/view/generate_parts.hpp"
#include "shell/widgets/bar_chart.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/format.hpp"
#include "shell/words/strings_generate.hpp"

namespace rookery::shell {
namespace {

template <class E>
void choices_of(Ui& ui, std::string_view start, int count, std::string_view name, E chosen) {
    label(ui, small_face(ui), ui.theme.secondary, name);
    const float share = share_of_row(count);
    bool fits = true;  // in one row, all as wide as each other
    for (int i = 0; i < count; ++i) fits = fits && width_of(text_face(ui), title_of(static_cast<E>(i))) + 8 <= share;
    const float width = fits ? share : share_of_row(2);
    for (int i = 0; i < count; ++i) {
        const auto value = static_cast<E>(i);
        if (fits ? i > 0 : i % 2 != 0) ImGui::SameLine(0, kGap);
        choice(ui, std::string(start) + std::string(name_of(value)), title_of(value), value == chosen, width);
    }
}

void draw_target(Ui& ui) {
    const GenerateWishes& wishes = ui.model.generate.wishes;
    field_name(ui, words::kWnef);
    named_field(ui, "##wnef", {}, wishes.wnef, words::kWnefNone, kNumberWidth);
    ImGui::SameLine(0, 8);
    named_field(ui, "##tolerance", words::kTolerance, wishes.tolerance, "0.01", kNumberWidth);
    beside_if_room(button_width(ui, words::kLowest, Icon::check), 12);
    command_button(ui, "lowest", {.icon = wishes.lowest ? Icon::check : Icon::none, .tooltip = words::kLowestHelp});
    problem_of(ui, wishes.wnef);
    problem_of(ui, wishes.tolerance);
}

// How a target is met: nothing that matters without one.
void draw_method(Ui& ui) {
    const GenerateWishes& wishes = ui.model.generate.wishes;
    choices_of(ui, "masking-", kMaskingCount, words::kMasking, wishes.masking);
    choices_of(ui, "uniqueness-", kUniquenessTestCount, words::kUniqueness, wishes.uniqueness);
    command_button(ui, "anneal", {.icon = wishes.anneal ? Icon::check : Icon::none, .tooltip = words::kAnnealHelp});
    if (wishes.uniqueness == UniquenessTest::hybrid) {
        beside_if_room(width_of(text_face(ui), words::kGuesses) + 8 + kNumberWidth, 12);
        named_field(ui, "##guesses", words::kGuesses, wishes.guesses, "2", kNumberWidth);
        problem_of(ui, wishes.guesses);
    }
}

void draw_choices(Ui& ui) {
    const Grid9 puzzle = puzzle_of(ui.model.play.board());
    if (puzzle == Grid9{} || puzzle.is_full()) return;
    const Ease ease = ease_of(puzzle);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    label(ui, bold_face(ui), ui.theme.ink, words::kChoicesTitle);
    BarChart chart{.id = "choices", .bars = {}, .height = 64};
    chart.title_right = at.x + width_of(bold_face(ui), words::kChoicesTitle);
    chart.title_middle = at.y + bold_face(ui).size / 2;
    for (int n = 1; n <= 9; ++n) {
        const int cells = ease.histogram[static_cast<std::size_t>(n)];
        const std::string number = std::to_string(n);
        const std::string sentence =
            cells == 1 ? fill(words::kChoicesOne, {number}) : fill(words::kChoicesMany, {number, thousands(cells)});
        chart.bars.push_back({cells, number, sentence});
    }
    draw_bar_chart(ui, chart);
    paragraph(ui, small_face(ui), ui.theme.ink, choices_text(puzzle, ui.model.generate.wishes.weight));
}

}  // namespace

void draw_ease(Ui& ui) {
    paragraph(ui, small_face(ui), ui.theme.secondary, words::kEaseHelp);
    draw_target(ui);
    const EaseWeight weight = ui.model.generate.wishes.weight;
    choices_of(ui, "weight-", static_cast<int>(kEaseWeights.size()), words::kWeight, weight);
    if (ui.model.generate.wishes.has_ease()) draw_method(ui);
    space(4);
    draw_choices(ui);
    space(4);
    draw_level_test(ui);
    space(8);
}

}  // namespace rookery::shell
