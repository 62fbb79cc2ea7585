// What the mode "Learn" draws: the board, and in the panel the list of techniques, a lesson or an exercise.
#pragma once

#include "shell/learn/learn_page.hpp"
#include "shell/widgets/ui.hpp"

namespace rookery::shell {

struct LearnUi : Ui {
    const LearnPage& page;
};

void draw_learn_board(LearnUi& ui);
void draw_learn_panel(LearnUi& ui);

void draw_subjects(LearnUi& ui);  // the list of techniques
void draw_lesson(LearnUi& ui);    // a page of it
void draw_practice(LearnUi& ui);

}  // namespace rookery::shell
