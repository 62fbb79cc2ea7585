// What is taken from one mode to another. Each hand-off is one undo step; where it changes nothing, there is nothing to
// take back. Pages know nothing of one another: whatever concerns two of them stands here.
#pragma once

#include <cstddef>
#include <string_view>

#include "shell/board/board.hpp"

namespace rookery::shell {

class Model;
class Table;

// The puzzle that is looked at in the present mode: the board's, the chosen row's, an answer; empty: none. With the
// candidates that a row of a list may leave out, and without them.
Board board_in_sight(const Model& model);
Grid9 puzzle_in_sight(const Model& model);

void hand_to_play(Model& model);
void hand_to_generate(Model& model);   // its clue cells, as the pattern
void hand_to_enumerate(Model& model);  // its solution, as the grid
void hand_to_lab(Model& model);

// A row of a table, by its place in the present order, on the board.
void open_list_row(Model& model, std::size_t place);
void open_generated_row(Model& model, std::size_t place);
void open_found(Model& model);       // the chosen one of the mode "Enumerate"
void take_board_grid(Model& model);  // the solution of the board's puzzle, to be enumerated

// Puzzles as a list of their own.
void start_list(Model& model, std::string_view text, std::string_view name, std::string_view said);
void list_generated(Model& model);
void list_found(Model& model);
void list_race(Model& model);  // the race's own puzzles
void race_list(Model& model);  // the list's rows, in the Lab
void restore_race_list(Model& model);

// Puzzles with the same clue cells and about the same rating.
void more_like_board(Model& model);
void more_like_result(Model& model);  // the opened or only marked row

// An answer of the view "Exact", to be solved by its strategies alone; and back, as long as nothing else was done.
void open_exact(Model& model);
void open_fewest(Model& model, std::size_t index);
bool can_undo_open_exact(const Model& model);
void undo_open_exact(Model& model);
inline constexpr std::string_view kUndoOpenExact = "undo-open-exact";

void take_pasted_puzzle(Model& model);  // what was pasted as a pattern is a puzzle after all
void open_pattern_link(Model& model, std::string_view mask);

// From a work in the bar to what it is about: its mode, and there what it found or is finding.
void show_work(Model& model, int id);

}  // namespace rookery::shell
