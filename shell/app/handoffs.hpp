// Everything that goes from one mode to another: hand-offs from pages (jobs/page_workspace.hpp), and the user's
// commands in the current mode. Each is one undo step; one that changes nothing leaves nothing to undo. Pages
// know nothing about each other, so anything that concerns two of them is here.
#pragma once

#include <string_view>

#include "shell/board/user_board.hpp"
#include "shell/jobs/page_workspace.hpp"

namespace rookery::shell {

class Model;

void route(Model& model, const Handoff& handoff);

// The current mode's puzzle: that of the board, of the selected row or of an answer; empty: none. A row of a list may
// bar candidates; only the first function includes these.
Board board_in_sight(const Model& model);
Grid9 puzzle_in_sight(const Model& model);

void hand_to_play(Model& model);
void hand_to_generate(Model& model);   // its clue cells, as the pattern
void hand_to_enumerate(Model& model);  // its solution, as the grid
void hand_to_lab(Model& model);
void show_around(Model& model);  // the tool for the puzzles near the current one

void take_board_grid(Model& model);     // the solution of the board's puzzle, to enumerate
void take_board_pattern(Model& model);  // its clue cells, as the pattern

// Opens puzzles as a new list.
void start_list(Model& model, std::string_view text, std::string_view name, std::string_view said);
void list_race(Model& model);  // the race's puzzles
void race_list(Model& model);  // the list's rows, in the Lab
void restore_race_list(Model& model);
// Learn from the step on the board: the lesson for its technique, and the technique's places on the board of Play.
void learn_shown_step(Model& model);
void learn_in_board(Model& model);

// Undoes opening an answer of the view "Exact", which is possible until something else is done.
bool can_undo_open_exact(const Model& model);
void undo_open_exact(Model& model);

void open_pattern_link(Model& model, std::string_view mask);

// Goes from a job in the bar to its mode and shows its results there, complete or not.
void show_job(Model& model, int id);

}  // namespace rookery::shell
