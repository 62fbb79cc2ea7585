// The panel of the mode "Learn": the list of techniques by family, with the practice results; or a lesson.
#include <array>
#include <string>

#include "rate/rate.hpp"
#include "rate/se_scale.hpp"
#include "shell/jobs/technique_choice.hpp"
#include "shell/learn/view/learn_parts.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "shell/words/technique_names.hpp"

namespace rookery::shell {
namespace {

float row_height(const LearnUi& ui) {
    return ui.layout.touch ? 44.0F : 30.0F;
}

void draw_family_head(LearnUi& ui, const Family& family, bool open) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const float height = row_height(ui) + 4;
    const std::string id = "learn-fold-" + std::to_string(static_cast<int>(family.group));
    const std::string title = title_of(family);
    const std::string name = fill(words::kFoldFamily, {title});
    if (press_area(ui, id, {width, height}, {.name = name, .on = open})) run(ui, id);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    row_ground(ui, at, {at.x + width, at.y + height}, false);
    const float middle = at.y + height / 2;
    draw_icon(draw, open ? Icon::down : Icon::next, {at.x + 12, middle}, 16, ui.theme.secondary);
    draw_text_middle(draw, bold_face(ui), at.x + 28, middle, ui.theme.ink, title);
    const std::string count = std::to_string(family.techniques.size());
    draw_text_middle(draw, small_face(ui), at.x + width - 8 - width_of(small_face(ui), count), middle,
                     ui.theme.secondary, count);
}

void draw_subject(LearnUi& ui, Technique technique) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const float height = row_height(ui);
    const std::string id = "learn-" + id_of(technique);
    const Score score = ui.page.progress.of(technique);
    const std::string solved = score.solved == 0 ? "" : fill(words::kSolvedOf, {thousands(score.solved)});
    std::string name(name_in_words(technique));
    if (lowest_rating(technique) > 0) name += ", " + fill(words::kLearnOnSe, {format_rating(lowest_rating(technique))});
    if (!solved.empty()) name += ", " + solved;
    if (press_area(ui, id, {width, height}, {.name = name})) run(ui, id);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    row_ground(ui, at, {at.x + width, at.y + height}, false);
    const float middle = at.y + height / 2;
    constexpr float kRating = 32;  // width of a rating
    const int rating = lowest_rating(technique);
    const std::string number = rating == 0 ? "" : format_rating(rating);
    const float edge = at.x + width - 8;
    const float right = edge - kRating - width_of(small_face(ui), solved);
    draw_text_middle(draw, text_face(ui), at.x + 28, middle, ui.theme.ink, name_in_words(technique), right - 8);
    draw_text_middle(draw, small_face(ui), right, middle, ui.theme.placed, solved);
    draw_text_middle(draw, small_face(ui), edge - width_of(small_face(ui), number), middle, ui.theme.secondary, number);
}

void draw_part(LearnUi& ui, std::string_view name, std::string_view text) {
    title(ui, bold_face(ui), name);
    space(-4);
    paragraph(ui, text_face(ui), ui.theme.ink, text);
    space(4);
}

// "SE 3.2 · HoDoKu 140, Hard"
std::string scales_text(const Lesson& lesson) {
    std::string text;
    if (lesson.rating > 0) text = fill(words::kLearnOnSe, {format_rating(lesson.rating)});
    if (lesson.score > 0) {
        if (!text.empty()) text += " \u00B7 ";
        text += fill(words::kLearnOnHodoku, {thousands(lesson.score), lesson.level});
    }
    return text;
}

void draw_head(LearnUi& ui) {
    icon_button(ui, "learn-all", Icon::list);
    ImGui::SameLine(0, kGap);
    icon_button(ui, "learn-previous", Icon::previous);
    ImGui::SameLine(0, kGap);
    icon_button(ui, "learn-next", Icon::next);
    same_line_if_room(button_width(ui, words::kPractise, Icon::play), 12);
    command_button(ui, "learn-practise", {.look = ButtonLook::primary, .icon = Icon::play});
    space(4);
}

// Says which of several places of the technique the board shows.
void draw_place(LearnUi& ui) {
    const LearnPage& page = ui.page;
    const StepRecord* step = page.pictured();
    if (step == nullptr) return;
    const auto count = static_cast<std::int64_t>(page.steps().size());
    const bool mine = page.shows == LearnBoard::mine;
    const std::string place = count > 1 ? fill(words::kPlaceOf, {thousands(page.place() + 1), thousands(count)}) : "";
    heading(ui, mine ? words::kMineFound : words::kLearnExample, place);
    paragraph(ui, text_face(ui), ui.theme.ink, first_line_of(sentence_of(*step)), "learn-step");
    if (count > 1) command_button(ui, "learn-place", {.icon = Icon::next});
}

void draw_board_state(LearnUi& ui) {
    const LearnPage& page = ui.page;
    if (page.is_looking()) return paragraph(ui, small_face(ui), ui.theme.secondary, words::kMineLooking);
    if (page.shows == LearnBoard::mine && page.steps().empty()) {
        paragraph(ui, text_face(ui), ui.theme.ink, page.board_holds_no_step() ? words::kMineWrong : words::kMineNone,
                  "learn-step");
    } else if (page.lesson() != nullptr && !page.lesson()->example && page.shows == LearnBoard::example) {
        paragraph(ui, small_face(ui), ui.theme.secondary, words::kNoExample);
    }
    draw_place(ui);
}

void draw_cousins(LearnUi& ui, const Lesson& lesson) {
    if (lesson.cousins.empty()) return;
    title(ui, bold_face(ui), words::kLearnCousins);
    bool first = true;
    for (const Technique cousin : lesson.cousins) {
        const std::string id = "learn-" + id_of(cousin);
        if (!first) same_line_if_room(button_width(ui, name_in_words(cousin), Icon::none), kGap);
        first = false;
        if (button(ui, id.c_str(), name_in_words(cousin))) run(ui, id);
    }
    space(8);
}

}  // namespace

void draw_subjects(LearnUi& ui) {
    title(ui, title_face(ui), words::kLearnTitle);
    paragraph(ui, text_face(ui), ui.theme.secondary, words::kLearnIntro);
    space(4);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    for (const Family& family : families()) {
        const bool open = ui.page.is_unfolded(family.group);
        draw_family_head(ui, family, open);
        if (!open) continue;
        const SpokenPart list(
            ui, {.role = Role::items, .id = "family " + std::string(name_of(family.group)), .name = title_of(family)});
        for (const Technique technique : family.techniques) {
            const SpokenPart item(ui, {.role = Role::item});
            draw_subject(ui, technique);
        }
    }
    ImGui::PopStyleVar();
    space(8);
}

void draw_lesson(LearnUi& ui) {
    const LearnPage& page = ui.page;
    draw_head(ui);
    title(ui, title_face(ui), name_in_words(*page.subject()));
    problem(ui, text_face(ui), page.problem);
    if (page.lesson() == nullptr) {
        if (page.problem.empty()) paragraph(ui, small_face(ui), ui.theme.secondary, words::kLearnLoading);
        return;
    }
    const Lesson& lesson = *page.lesson();
    paragraph(ui, small_face(ui), ui.theme.secondary, scales_text(lesson));
    draw_board_state(ui);
    space(4);
    command_button(ui, "learn-mine", {.icon = Icon::find, .tooltip = words::kFindInMineHelp});
    if (page.shows == LearnBoard::mine && lesson.example) {
        same_line_if_room(button_width(ui, words::kShowExample, Icon::none), kGap);
        command_button(ui, "learn-example");
    }
    space(8);
    draw_part(ui, words::kLearnIdea, lesson.idea);
    draw_part(ui, words::kLearnNeeds, lesson.needs);
    draw_part(ui, words::kLearnRemoves, lesson.removes);
    draw_part(ui, words::kLearnLooking, lesson.looking);
    draw_cousins(ui, lesson);
}

void draw_learn_panel(LearnUi& ui) {
    if (!ui.page.subject()) return draw_subjects(ui);
    ui.page.practises() ? draw_practice(ui) : draw_lesson(ui);
}

}  // namespace rookery::shell
