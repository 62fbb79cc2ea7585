// What is taken from one mode to another: what a page has handed over (jobs/handoff.hpp), and what a user takes from
// the mode in sight. Each is one undo step; where it changes nothing, there is nothing to take back. Pages know nothing
// of one another: whatever concerns two of them stands here.
#pragma once

#include <string_view>

#include "shell/board/user_board.hpp"
#include "shell/jobs/handoff.hpp"

namespace rookery::shell {

class Model;

void route(Model& model, const Handoff& handoff);

// The puzzle that is looked at in the present mode: the board's, the chosen row's, an answer; empty: none. With the
// candidates that a row of a list may leave out, and without them.
Board board_in_sight(const Model& model);
Grid9 puzzle_in_sight(const Model& model);

void hand_to_play(Model& model);
void hand_to_generate(Model& model);   // its clue cells, as the pattern
void hand_to_enumerate(Model& model);  // its solution, as the grid
void hand_to_lab(Model& model);
void show_around(Model& model);  // the tool for the puzzles around the one in sight

void take_board_grid(Model& model);     // the solution of the board's puzzle, to be enumerated
void take_board_pattern(Model& model);  // its clue cells, as the pattern

// Puzzles as a list of their own.
void start_list(Model& model, std::string_view text, std::string_view name, std::string_view said);
void list_race(Model& model);  // the race's own puzzles
void race_list(Model& model);  // the list's rows, in the Lab
void restore_race_list(Model& model);
// The page of the technique of the step on the board; and where it is on the board of Play.
void learn_shown_step(Model& model);
void learn_in_board(Model& model);

// Back from an answer of the view "Exact" that was opened, as long as nothing else was done.
bool can_undo_open_exact(const Model& model);
void undo_open_exact(Model& model);

void open_pattern_link(Model& model, std::string_view mask);

// From a job in the bar to what it is about: its mode, and there what it found or is finding.
void show_job(Model& model, int id);

}  // namespace rookery::shell
