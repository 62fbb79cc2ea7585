// An exercise: the task, the digits to mark, the outcome, and the player's results so far.
#include <string>

#include "shell/learn/view/learn_parts.hpp"
#include "shell/widgets/form.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "shell/words/technique_names.hpp"

namespace rookery::shell {
namespace {

void draw_practice_head(LearnUi& ui) {
    icon_button(ui, "learn-all", Icon::list);
    ImGui::SameLine(0, kGap);
    command_button(ui, "learn-back", {.icon = Icon::previous});
    space(4);
    title(ui, title_face(ui), fill(words::kPracticeTitle, {name_in_words(*ui.page.subject())}));
    const Score score = ui.page.progress.of(*ui.page.subject());
    if (score != Score{}) {
        const std::string said =
            fill(words::kProgress, {thousands(score.solved), thousands(score.shown), thousands(score.wrong)});
        paragraph(ui, small_face(ui), ui.theme.secondary, said);
    }
}

void draw_search(LearnUi& ui) {
    const JobItem* job = ui.page.making();
    const std::string time = job == nullptr ? "" : duration(ui.ws.jobs.seconds_of(*job));
    paragraph(ui, text_face(ui), ui.theme.ink,
              time.empty() ? std::string(words::kPracticeLooking) : fill(words::kPracticeLookingFor, {time}));
    command_button(ui, "learn-stop", {.icon = Icon::close});
}

// Buttons for the candidates of the cell under the cursor, for touch and for the document.
void draw_digits(LearnUi& ui) {
    const LearnPage& page = ui.page;
    const DigitSet open = candidates_of(page.board())[page.cursor()];
    const float width = share_of_row(9);
    for (int digit = 1; digit <= 9; ++digit) {
        const std::string number = std::to_string(digit);
        const std::string id = "learn-digit-" + number;
        if (digit > 1) ImGui::SameLine(0, kGap);
        const bool marked = page.exercise.has_mark(page.cursor(), digit);
        const std::string name = fill(words::kMarkDigit, {number});
        if (button(ui, id.c_str(), number,
                   {.look = ButtonLook::key,
                    .width = width,
                    .enabled = (open & digit_bit(digit)) != 0,
                    .on = marked,
                    .name = name}))
            run(ui, id);
    }
}

void draw_outcome(LearnUi& ui) {
    const ExerciseOutcome& outcome = ui.page.outcome;
    const StepRecord* step = ui.page.pictured();
    if (ui.page.answer_shown() && step != nullptr) {
        paragraph(ui, text_face(ui), ui.theme.ink, fill(words::kShown, {first_line_of(sentence_of(*step))}),
                  "learn-outcome");
    } else if (outcome.kind == ExerciseOutcome::Kind::whole) {
        paragraph(ui, text_face(ui), ui.theme.placed, fill(words::kPraise, {first_line_of(outcome.sentence)}),
                  "learn-outcome");
    } else if (outcome.kind == ExerciseOutcome::Kind::wrong) {
        problem(ui, text_face(ui), outcome.sentence);
    } else if (!outcome.sentence.empty()) {
        paragraph(ui, text_face(ui), ui.theme.ink, outcome.sentence, "learn-outcome");
    }
}

void draw_exercise(LearnUi& ui) {
    const LearnPage& page = ui.page;
    const bool over = page.exercise.is_over();
    if (!over) {
        paragraph(ui, text_face(ui), ui.theme.ink,
                  page.exercise.places() ? words::kPracticePlaceTask : words::kPracticeTask);
        paragraph(ui, small_face(ui), ui.theme.secondary, words::kPracticeHow);
        draw_digits(ui);
        space(4);
    }
    draw_outcome(ui);
    space(4);
    if (over) {
        command_button(ui, "learn-another", {.look = ButtonLook::primary, .icon = Icon::next});
    } else {
        command_button(ui, "learn-check", {.look = ButtonLook::primary, .icon = Icon::check});
        same_line_if_room(button_width(ui, words::kShowAnswer, Icon::bulb), kGap);
        command_button(ui, "learn-answer", {.icon = Icon::bulb});
        same_line_if_room(button_width(ui, words::kNextPuzzle, Icon::none), kGap);
        command_button(ui, "learn-another");
    }
    same_line_if_room(button_width(ui, words::kPlayExercise, Icon::board), kGap);
    command_button(ui, "learn-play", {.icon = Icon::board});
}

}  // namespace

void draw_practice(LearnUi& ui) {
    const LearnPage& page = ui.page;
    draw_practice_head(ui);
    problem(ui, text_face(ui), page.problem);
    space(4);
    if (page.is_making() || page.is_looking()) {
        draw_search(ui);
    } else if (page.has_exercise()) {
        draw_exercise(ui);
    } else {
        command_button(ui, "learn-another", {.look = ButtonLook::primary});
    }
    space(12);
    draw_choices(ui, page, LearnPlace::practice, true);
    space(8);
}

}  // namespace rookery::shell
