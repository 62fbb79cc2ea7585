// What a game of another size draws: its board, its head, its keys, the panel, and the page that starts one.
#pragma once

#include "shell/sized/sized_page.hpp"
#include "shell/widgets/praise.hpp"
#include "shell/widgets/ui.hpp"

namespace rookery::shell {

// View state kept between frames.
struct SizedEye {
    BoardWave wave;  // for a puzzle that the user finished
};

struct SizedUi : Ui {
    const SizedPage& page;
    SizedEye& eye;
};

void draw_sized_board(SizedUi& ui);
void draw_sized_head(SizedUi& ui);  // the way home, size and level, the clock
void draw_sized_keypad(SizedUi& ui);
void draw_sized_panel(SizedUi& ui);
void draw_sizes(SizedUi& ui);  // every size with its levels

}  // namespace rookery::shell
