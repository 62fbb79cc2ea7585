// Many puzzles: a filter line, the table, the unreadable lines, and the actions.
#include <algorithm>
#include <string>
#include <vector>

#include "shell/list/list_page.hpp"
#include "shell/list/view/list_parts.hpp"
#include "shell/widgets/handoff_row.hpp"
#include "shell/widgets/table_view.hpp"
#include "shell/widgets/text_fields.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

void draw_empty_list(ListUi& ui) {
    title(ui, title_face(ui), words::kListEmptyTitle);
    space(4);
    paragraph(ui, text_face(ui), ui.theme.secondary, words::kListEmpty);
    space(8);
    command_button(ui, "open-file", {.look = ButtonLook::primary, .icon = Icon::file});
    ImGui::SameLine();
    command_button(ui, "sample-list");
    if (ui.page.can_restore()) command_button(ui, kRestoreList);
}

std::string count_text(const ListUi& ui, const PuzzleList& list) {
    const auto all = static_cast<std::int64_t>(list.table.size());
    const auto shown = static_cast<std::int64_t>(list.table.order().size());
    std::string text = list.table.hidden() == 0 ? counted(all, words::kRowOne, words::kRowMany)
                                                : fill(words::kRowsShown, {thousands(shown), thousands(all)});
    text += change_text(list.table);
    if (list.running && list.comes_back) text += "  \u00B7  " + std::string(words::kLoadingRows);
    // On narrow pages only the histogram names the scale.
    if (ui.layout.page != PageWidth::narrow) text += "  \u00B7  " + std::string(words::kScale);
    return text;
}

// Name and count of the list, left of `right`, vertically aligned with the buttons there.
void draw_name(ListUi& ui, ImVec2 at, float right) {
    const PuzzleList& list = ui.page.list();
    const Face large = title_face(ui);
    const Face small = small_face(ui);
    const float gap = 2;
    const float top = at.y + (ui.layout.control - large.size - gap - small.size) / 2;
    draw_text(*ImGui::GetWindowDrawList(), large, {at.x, top}, ui.theme.ink, list.name, right);
    say_heading(ui, list.name);
    spoken_text(ui, small, {at.x, top + large.size + gap}, ui.theme.secondary, count_text(ui, list), right);
}

// The same on a separate line; returns its height.
float draw_name_line(ListUi& ui, ImVec2 at, float right) {
    const PuzzleList& list = ui.page.list();
    const Face large = title_face(ui);
    const Face small = small_face(ui);
    const std::string count = count_text(ui, list);
    const float count_left = right - width_of(small, count);
    draw_text(*ImGui::GetWindowDrawList(), large, at, ui.theme.ink, list.name, count_left - 8);
    say_heading(ui, list.name);
    spoken_text(ui, small, {count_left, at.y + large.size - small.size}, ui.theme.secondary, count, right);
    return large.size;
}

void draw_list_head(ListUi& ui) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float right = at.x + ImGui::GetContentRegionAvail().x;
    // On a phone the buttons would leave no room for the name.
    const bool narrow = ui.layout.page == PageWidth::narrow;
    const auto width_of_buttons = [&](int count) {
        return static_cast<float>(count) * ui.layout.control + static_cast<float>(count - 1) * 4;
    };
    const bool prints = !narrow || right - at.x + 8 >= width_of_buttons(7);  // no room on the smallest phones
    if (narrow) {
        const float height = draw_name_line(ui, at, right);
        ImGui::SetCursorScreenPos({at.x - 8, at.y + height + 4});
    } else {
        const float left = right - width_of_buttons(8);
        draw_name(ui, at, left - 8);
        ImGui::SetCursorScreenPos({left, at.y});
    }
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {4, 8});
    icon_button(ui, "open-file", Icon::file, {.look = ButtonLook::quiet});
    ImGui::SameLine();
    icon_button(ui, "copy-list", Icon::copy, {.look = ButtonLook::quiet});
    ImGui::SameLine();
    icon_button(ui, "save-list", Icon::save, {.look = ButtonLook::quiet});
    ImGui::SameLine();
    icon_button(ui, "save-lines", Icon::text, {.look = ButtonLook::quiet});
    ImGui::SameLine();
    if (prints) {
        icon_button(ui, "print-list", Icon::print, {.look = ButtonLook::quiet});
        ImGui::SameLine();
    }
    if (!narrow) {
        icon_button(ui, "list-to-race", Icon::flask, {.look = ButtonLook::quiet});
        ImGui::SameLine();
    }
    icon_button(ui, "formats", Icon::share, {.look = ButtonLook::quiet});
    ImGui::SameLine();
    icon_button(ui, kClearList, Icon::close, {.look = ButtonLook::quiet});
    ImGui::PopStyleVar();
}

void draw_problem_note(ListUi& ui) {
    const PuzzleList& list = ui.page.list();
    if (list.problem_count == 0) return;
    const std::string text = counted(list.problem_count, words::kProblemOne, words::kProblemMany);
    const ButtonStyle style{.look = ButtonLook::plain,
                            .icon = ui.page.problems_open ? Icon::up : Icon::down,
                            .on = ui.page.problems_open,
                            .open = ui.page.problems_open};
    if (button(ui, "list-problems", text, style)) run(ui, "list-problems");
}

void say_list_problems(ListUi& ui, float height) {
    const std::vector<LineProblem>& problems = ui.page.list().problems;
    SpokenRows spoken(ui, {.role = Role::items, .id = "problem-rows", .name = std::string(words::kProblemRows)},
                      problems.size(), height);
    for (std::size_t i = spoken.first(); i < spoken.end(); ++i) {
        const LineProblem& problem = problems[i];
        spoken.open_item();
        say_problem(ui, place_and_sentence(problem.line, problem.column, problem.sentence));
        spoken.close_item();
    }
}

void draw_list_problems(ListUi& ui) {
    const PuzzleList& list = ui.page.list();
    const Face face = text_face(ui);
    const float height = face.size + 14;
    if (ImGui::BeginChild("problem-rows", {0, ImGui::GetContentRegionAvail().y})) {
        sharpen(ui);
        say_list_problems(ui, height);
        ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
        ImGuiListClipper clipper;
        clipper.Begin(static_cast<int>(list.problems.size()), height);
        while (clipper.Step()) {
            for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i) {
                const LineProblem& problem = list.problems[static_cast<std::size_t>(i)];
                const ImVec2 at = ImGui::GetCursorScreenPos();
                const float right = at.x + ImGui::GetContentRegionAvail().x;
                const std::string text = place_and_sentence(problem.line, problem.column, problem.sentence);
                draw_text_middle(*ImGui::GetWindowDrawList(), face, at.x, at.y + height / 2, ui.theme.ink, text, right);
                ImGui::Dummy({1, height});
            }
        }
        ImGui::PopStyleVar();
        const std::int64_t more = list.problem_count - static_cast<std::int64_t>(list.problems.size());
        if (more > 0) label(ui, face, ui.theme.secondary, fill(words::kProblemsMore, {thousands(more)}));
    }
    ImGui::EndChild();
}

}  // namespace

void draw_list_panel(ListUi& ui) {
    const PuzzleList& list = ui.page.list();
    if (list.is_empty()) return draw_empty_list(ui);
    draw_list_head(ui);
    space(4);
    draw_filter_field(ui, "##filter", words::kFilterHint, ui.page.filter());
    draw_problem_note(ui);
    if (ui.commands.look("check-pictures").possible) command_button(ui, "check-pictures", {.icon = Icon::camera});
    if (!list.graded) command_button(ui, "grade-list", {.tooltip = words::kGradeListHelp});
    if (ui.page.problems_open) return draw_list_problems(ui);
    if (list.table.size() > 0) draw_histogram(ui);
    if (list.table.hidden() > 0 && list.table.order().empty() && change_text(list.table).empty()) {
        space(8);
        const bool is_final = !list.running && list.table.is_ordered();
        return paragraph(ui, text_face(ui), ui.theme.secondary,
                         is_final ? words::kFilterNothing : words::kFilterNothingYet);
    }
    // If the board is not next to the list, the selected row's actions are below the table.
    const bool ways = !ui.page.board_with_list && ui.page.selected >= 0;
    const float foot = ways ? ui.layout.control + ImGui::GetStyle().ItemSpacing.y : 0;
    draw_table(ui, list.table,
               {.id = "sort-",
                .name = list.name,
                .line_title = words::kColumnLine,
                .selected = ui.page.selected,
                .height = ImGui::GetContentRegionAvail().y - foot,
                .first = ui.page.histogram_open ? ui.page.histogram_column() : Column::er});
    if (ways) draw_handoffs(ui);
}

}  // namespace rookery::shell
