// What the mode "Play" draws: its board, its panel and what they are made of. The board and what is known about its
// puzzle also stand beside a list.
#pragma once

#include <cstdint>

#include "shell/play/play_page.hpp"
#include "shell/widgets/praise.hpp"
#include "shell/widgets/ui.hpp"
#include "shell/widgets/widgets.hpp"

namespace rookery::shell {

// The pointer's press on the board, and where it was drawn from there.
struct BoardStroke {
    bool running = false;
    bool removes = false;  // takes cells out of the selection
    int cell = -1;         // the last one that it came to
    double since = 0;      // when it was pressed
    ImVec2 at;             // where the pointer was last
    bool moved = false;    // to another cell
};

// What is remembered of how it was drawn.
struct PlayEye {
    bool more_open = false;  // narrow pages: the quieter actions in place of the path
    bool focus_text_box = false;
    int scrolled_to_step = -1;       // the step that the path list has last been scrolled to
    int scrolled_to_link = -1;       // the same for the list of a chain's links
    int scrolled_to_available = -1;  // the same of the steps available now
    std::int64_t listed_puzzle = 0;  // Play::puzzle_serial() of the puzzle whose path was last listed
    float steps_room = 0;            // the height of that list then
    BoardStroke board_stroke;
    std::int64_t seen_serial = 0;  // of the last applied step
    double motion_start = -1;      // of its motion; -1: none
    BoardWave wave;                // of a finished puzzle
    bool moves() const { return motion_start >= 0 || wave.moves(); }
};

struct PlayUi : Ui {
    const PlayPage& page;
    PlayEye& eye;
};

void draw_board(PlayUi& ui);
void draw_play_panel(PlayUi& ui);
void draw_keypad(PlayUi& ui);                            // narrow pages
void draw_digit_row(PlayUi& ui);                         // the keypad of wider ones, and the entry modes
void draw_timer(PlayUi& ui, float right, float middle);  // while it is shown: pauses, and goes on
void draw_text_box(PlayUi& ui);                          // a puzzle as text, with what is wrong with it

void draw_summary(PlayUi& ui);         // rating and facts of the puzzle on the board
void draw_solutions_note(PlayUi& ui);  // that there is no solution, or several, where it is so
// For a puzzle in the making: true candidates, and clues to add.
void draw_setter_tools(PlayUi& ui);
void draw_path(PlayUi& ui);             // the lower part of the panel
void draw_folded_analysis(PlayUi& ui);  // in the path's place while it is folded: the way to a new puzzle
void draw_new_puzzles(PlayUi& ui);      // the levels, the puzzle of the day
void draw_other_ways(PlayUi& ui);       // to a puzzle, and to what was finished
void draw_finished(PlayUi& ui);         // nothing unless the puzzle was finished by hand
bool shows_picture_card(const PlayUi& ui);
void draw_picture_card(PlayUi& ui);  // a picture that is read, or lies beside its board
void draw_statistics(PlayUi& ui);
void draw_settings(PlayUi& ui);
void draw_shown_step(PlayUi& ui);       // its controls and its sentence
void draw_chains(PlayUi& ui);           // in words, under the shown step's sentence
void draw_available_steps(PlayUi& ui);  // in the path's place, while they are open
// How high a list of steps must be at least; `row`: one of its rows. Chains above it may take most of the room.
float least_steps_height(const PlayUi& ui, float row);
float step_row_height(const PlayUi& ui);
bool shows_chain_step(const PlayUi& ui);  // a step with chains is on the board

}  // namespace rookery::shell
