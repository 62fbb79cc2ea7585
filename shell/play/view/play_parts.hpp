// What the mode "Play" draws: its board, its panel and their parts. The board and the puzzle's summary also appear next
// to a list.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shell/play/home_page.hpp"
#include "shell/play/play_page.hpp"
#include "shell/widgets/praise.hpp"
#include "shell/widgets/ui.hpp"
#include "shell/widgets/widgets.hpp"

namespace rookery::shell {

// A pointer press on the board, and the stroke drawn from there.
struct BoardStroke {
    bool running = false;
    bool removes = false;  // takes cells out of the selection
    int cell = -1;         // the last one reached
    double since = 0;      // time of the press
    ImVec2 at;             // the last position
    bool moved = false;    // to another cell
};

// View state kept between frames.
struct PlayEye {
    bool more_open = false;  // narrow pages: the secondary actions replace the path
    bool focus_text_box = false;
    int scrolled_to_step = -1;       // the step that the path list was last scrolled to
    int scrolled_to_link = -1;       // the same for the list of a chain's links
    int scrolled_to_available = -1;  // the same for the available steps
    std::int64_t listed_puzzle = 0;  // Play::puzzle_serial() of the last puzzle whose path was listed
    float steps_room = 0;            // the height of that list then
    BoardStroke board_stroke;
    std::int64_t seen_serial = 0;  // of the last applied step
    double motion_start = -1;      // of its animation; -1: none
    BoardWave wave;                // of a finished puzzle
    float finish_height = 0;       // of the card over it, as drawn last
    bool moves() const { return motion_start >= 0 || wave.moves(); }
};

struct PlayUi : Ui {
    const PlayPage& page;
    PlayEye& eye;
};

struct HomeUi : PlayUi {
    const HomePage& home;
};

void draw_home(HomeUi& ui);
void draw_board(PlayUi& ui);
void draw_play_panel(PlayUi& ui);
void draw_more_actions(PlayUi& ui);
void draw_more_button(PlayUi& ui, ImVec2 at);            // opens them, on small pages in a sheet over the keypad
void draw_game_panel(PlayUi& ui);                        // below the keys of a wide page, or in their place
void draw_game_head(PlayUi& ui);                         // the way home, the puzzle's name, the clock
void draw_keypad(PlayUi& ui);                            // narrow pages
void draw_digit_row(PlayUi& ui);                         // the keypad of wider ones, and the entry modes
void draw_timer(PlayUi& ui, float right, float middle);  // while it is shown; pressing it pauses or resumes
void draw_text_box(PlayUi& ui);                          // a puzzle as text, with its errors

void draw_summary(PlayUi& ui);         // rating and facts of the puzzle on the board
void draw_solutions_note(PlayUi& ui);  // if there is no solution, or several
// For making puzzles: true candidates, and clues to add.
void draw_setter_tools(PlayUi& ui);
void draw_path(PlayUi& ui);             // the lower part of the panel
void draw_folded_analysis(PlayUi& ui);  // in the path's place while the analysis is hidden
void draw_new_puzzles(PlayUi& ui);      // the levels, the puzzle of the day
void draw_level_rows(PlayUi& ui, float x, float width);
// Commands as buttons, with names that are shorter than the labels.
struct Way {
    std::string_view command;
    Icon icon;
    words::Text name;
};
// In lines, from there on. Returns the lower edge.
float draw_ways(PlayUi& ui, std::span<const Way> ways, ImVec2 at, float width);
void draw_other_ways(PlayUi& ui);  // to a puzzle, and to the statistics
void draw_finished(PlayUi& ui);    // nothing unless the user finished the puzzle
// What the card says about a finished puzzle, a line each.
std::vector<std::string> finish_lines(const PlayUi& ui, const FinishedPuzzle& one);
std::string mistakes_text(const PlayPage& page);  // "2 mistakes", if they are counted; else empty
void draw_finish_card(PlayUi& ui);                // over the board, until it is closed
void draw_paused_panel(PlayUi& ui);               // in place of the panel meanwhile, which would show digits
bool shows_picture_card(const PlayUi& ui);
void draw_picture_card(PlayUi& ui);  // a picture being read, or next to its board
void draw_statistics(PlayUi& ui);
void draw_settings(PlayUi& ui);
void draw_shown_step(PlayUi& ui);       // its controls and its sentence
void draw_chains(PlayUi& ui);           // in words, below the shown step's sentence
void draw_available_steps(PlayUi& ui);  // in the path's place, while they are open
// The minimum height of a list of steps; `row`: height of a row. Chains above it may take most of the room.
float least_steps_height(const PlayUi& ui, float row);
float step_row_height(const PlayUi& ui);
bool shows_chain_step(const PlayUi& ui);  // a step with chains is on the board

}  // namespace rookery::shell
