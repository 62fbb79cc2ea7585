// The race: a list, the methods, and their bars.
#include <algorithm>
#include <cmath>
#include <string>

#include "shell/lab/view/lab_parts.hpp"
#include "shell/widgets/form.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

constexpr std::size_t kMaxProblems = 20;

void draw_problems(LabUi& ui) {
    const RaceList& list = ui.page.pasted;
    if (list.problems.empty()) return;
    const auto count = static_cast<std::int64_t>(list.problems.size());
    const bool open = ui.page.problems_open;
    const std::string text = counted(count, words::kProblemOne, words::kProblemMany);
    if (button(ui, "lab-race-problems", text, {.icon = open ? Icon::up : Icon::down, .on = open, .open = open}))
        run(ui, "lab-race-problems");
    if (!open) return;
    for (std::size_t i = 0; i < std::min(list.problems.size(), kMaxProblems); ++i) {
        const LineProblem& problem = list.problems[i];
        paragraph(ui, small_face(ui), ui.theme.ink, place_and_sentence(problem.line, problem.column, problem.sentence));
    }
    const std::int64_t more = count - static_cast<std::int64_t>(kMaxProblems);
    if (more > 0) label(ui, small_face(ui), ui.theme.secondary, fill(words::kProblemsMore, {thousands(more)}));
}

void draw_list(LabUi& ui) {
    const LabPage& page = ui.page;
    const auto count = static_cast<std::int64_t>(ui.page.race_candidates());
    const std::string puzzles = counted(count, words::kRowOne, words::kRowMany);
    heading(ui, count == 0 ? std::string(words::kListEmptyTitle) : ui.page.race_list_name(), count == 0 ? "" : puzzles);
    command_button(ui, "lab-race-list", {.tooltip = words::kLabRaceListHelp});
    same_line_if_room(button_width(ui, words::kLabRaceSample, Icon::none), kGap);
    command_button(ui, "lab-race-sample");
    same_line_if_room(button_width(ui, words::kOpenFile, Icon::file), kGap);
    command_button(ui, "open-file", {.icon = Icon::file});
    if (ui.commands.look("race-to-list").possible) {
        same_line_if_room(button_width(ui, ui.commands.label_of("race-to-list"), Icon::list), kGap);
        command_button(ui, "race-to-list", {.icon = Icon::list});
    }
    draw_problems(ui);
    draw_fields(ui, page, LabPlace::race_list);
    const ImVec2 end = ImGui::GetItemRectMax();
    const float middle = (ImGui::GetItemRectMin().y + end.y) / 2;
    const std::string of =
        count == 0 ? std::string(words::kLabRaceFirstOnes) : fill(words::kLabRaceFirstOf, {thousands(count)});
    spoken_text_middle(ui, text_face(ui), end.x + 8, middle, ui.theme.secondary, of);
    ImGui::SameLine(0, 8);
    ImGui::Dummy({width_of(text_face(ui), of), 1});  // reserves its space
    draw_switches(ui, page, LabPlace::race_list, true, 16);
    draw_problems(ui, page, LabPlace::race_list);
}

void draw_racer(LabUi& ui, const Racer& racer, std::size_t index) {
    const LabRace& race = ui.page.race;
    constexpr float kBar = 8;
    const Face face = text_face(ui);
    const Face small = small_face(ui);
    const float width = ImGui::GetContentRegionAvail().x;
    const float height = face.size + kBar + small.size + 18;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float right = at.x + width;
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const std::string rate = rate_text(racer);
    const float rate_x = right - width_of(bold_face(ui), rate);
    draw_text(draw, bold_face(ui), {rate_x, at.y}, ui.theme.ink, rate);
    draw_text(draw, face, at, ui.theme.ink, racer.name, rate_x - 8);
    const float top = at.y + face.size + 5;
    const auto whole = static_cast<float>(std::max<std::int64_t>(race.puzzles, 1));
    const float filled = width * std::clamp(static_cast<float>(racer.done) / whole, 0.0F, 1.0F);
    draw.AddRectFilled({at.x, top}, {right, top + kBar}, ui.theme.raised, kBar / 2);
    if (filled > kBar) {
        const ImU32 colour = series_colour(ui.theme, index);
        draw.AddRectFilled({at.x, top}, {at.x + filled, top + kBar}, colour, kBar / 2);
    }
    const std::string done = fill(words::kLabRaceRow, {thousands(racer.done), thousands(race.puzzles)});
    std::string said = done + "  \u00B7  " + outcome_of(racer);
    if (racer.seconds > 0) said += "  \u00B7  " + fine_duration(racer.seconds);
    if (!racer.running && racer.end == JobEnd::cancelled) said += "  \u00B7  " + std::string(words::kLabCancelled);
    const float below = top + kBar + 4;
    draw_text(draw, small, {at.x, below}, ui.theme.secondary, said, right);
    ImGui::Dummy({width, height});
    say(ui, fill(words::kLabResult, {racer.name, said + "  \u00B7  " + rate}));
    problem(ui, small, racer.problem);
}

void draw_racers(LabUi& ui) {
    const LabRace& race = ui.page.race;
    if (race.is_empty()) return;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    heading(ui, race.title, {}, corner_width(ui, 2));
    corner_button(ui, "lab-save-race", Icon::save, at, 0);
    corner_button(ui, "lab-copy-race", Icon::copy, at, 1);
    space(2);
    for (std::size_t i = 0; i < race.racers.size(); ++i) draw_racer(ui, race.racers[i], i);
    label(ui, small_face(ui), ui.theme.secondary, words::kLabRaceRateHelp);
    if (race.running() == 0) paragraph(ui, text_face(ui), ui.theme.ink, race.result());
}

}  // namespace

void draw_lab_race(LabUi& ui) {
    const LabPage& page = ui.page;
    if (page.race.is_empty()) {
        paragraph(ui, small_face(ui), ui.theme.secondary, words::kLabRaceEmpty);
        space(2);
    }
    draw_list(ui);
    space(2);
    draw_lab_methods(ui);
    space(2);
    if (page.race.running() > 0) {
        command_button(ui, "lab-cancel-all", {.icon = Icon::close});
    } else {
        icon_button(ui, "lab-race", Icon::play, {.look = ButtonLook::primary}, words::kLabRaceStart);
    }
    same_line_if_room(button_width(ui, words::kLabDiagonal, Icon::none));
    command_button(ui, "lab-diagonal", {.tooltip = words::kLabDiagonalHelp});
    space(4);
    draw_racers(ui);
    space(8);
}

}  // namespace rookery::shell
