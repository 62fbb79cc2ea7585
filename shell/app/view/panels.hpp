// The panels. Each draws into the current window at the place that the layout gives it.
#pragma once

#include <string_view>
#include <vector>

#include "shell/widgets/ui.hpp"

namespace rookery::shell {

void draw_play_panel(Ui& ui);
void draw_list_panel(Ui& ui);
void draw_generate_panel(Ui& ui);
void draw_enumerate_panel(Ui& ui);
void draw_lab_panel(Ui& ui);
void draw_shortcuts_page(Ui& ui);
void draw_techniques_panel(Ui& ui);
void draw_required_panel(Ui& ui);  // the techniques that new puzzles must use
void draw_formats_panel(Ui& ui);   // the formats to copy and save in
// Of a page in place of the mode's panel: what it is, and the command that closes it.
void draw_page_head(Ui& ui, std::string_view title, std::string_view closing, std::string_view help);

void draw_paste_offer(Ui& ui);      // as what a pasted puzzle is taken, while that can be chosen
void draw_solutions_note(Ui& ui);   // that there is no solution, or several, where it is so
void draw_summary(Ui& ui);          // rating and facts of the puzzle on the board
void draw_path(Ui& ui);             // the lower part of the play panel
void draw_chains(Ui& ui);           // in words, under the shown step's sentence
void draw_shown_step(Ui& ui);       // its controls and its sentence
void draw_available_steps(Ui& ui);  // in the path's place, while they are open
// How high a list of steps must be at least; `row`: one of its rows. Chains above it may take most of the room.
float least_steps_height(const Ui& ui, float row);
float step_row_height(const Ui& ui);
bool shows_chain_step(const Ui& ui);  // a step with chains is on the board
void draw_text_box(Ui& ui);           // a puzzle as text, with what is wrong with it
void draw_verdict(Ui& ui);            // what there is to say of the pattern
void draw_sets(Ui& ui);               // the unavoidable sets of the grid
void draw_search(Ui& ui);             // its puzzles of so many clues
void draw_kept_searches(Ui& ui);      // those that may be gone on with; nothing if there are none

// "Take it to": the other modes, for the puzzle in sight; nothing without one. 0: as wide as the panel.
void draw_handoffs(Ui& ui, float width = 0);
void draw_palette(Ui& ui);  // over everything, while it is open

void draw_tabs(Ui& ui);                              // the modes, theme and shortcuts
void draw_tools(Ui& ui);                             // above the board
void draw_keypad(Ui& ui);                            // narrow pages
void draw_beneath(Ui& ui);                           // what is known about the puzzle beside a list
void draw_digit_row(Ui& ui);                         // the keypad of wider ones, and the entry modes
void draw_timer(Ui& ui, float right, float middle);  // while it is shown: pauses, and goes on
void draw_bar(Ui& ui);                               // status and works
BarContent bar_content(const Model& model);

// Keys that are nobody's text: what they ask for is recorded, as what is pressed is.
void hear_keys(const Model& model, View& view, std::vector<Action>& actions);

}  // namespace rookery::shell
