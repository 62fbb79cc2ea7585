// What the panel of the mode "Generate" is made of; some of it is in other panels too.
#pragma once

#include <string>
#include <string_view>

#include "panels/ui.hpp"

namespace rookery::shell {

// The tools that move a pattern stand over the board where there is room for them, else in the panel.
bool moves_over_board(const Layout& layout);

void draw_pattern_choice(Ui& ui);  // library, saved ones, tools, symmetry
void draw_wanted(Ui& ui);          // how many, the rating, the clues
void draw_wish_sections(Ui& ui);   // what else may be wished, folded away
void draw_ease(Ui& ui);            // one of those sections: "Ease and Toil"
void draw_level_test(Ui& ui);      // its last part
void draw_results(Ui& ui);         // the puzzles that were found
void draw_exact(Ui& ui);           // the view "Exact"
void draw_exact_verdict(Ui& ui);   // what there is to say of its question; with what can be done, where there is room
void draw_answer_uses(Ui& ui);     // what can be done with its answer, where it is not said so there

// A search that the panel's foot shows: the commands that end or interrupt it, and how far it is.
struct RunFoot {
    std::string_view pause, resume, cancel;
    const WorkItem* work = nullptr;  // null: none runs
    float share = 0;                 // of it that is done
    std::string progress;
};
RunFoot exact_run(const Model& model);
// Buttons that pause and end the run, as wide as given or, 0, as their names need.
void draw_run_buttons(Ui& ui, const RunFoot& run, bool named, float width);
// The line above the foot: how much of it is done.
void draw_progress_line(Ui& ui, const RunFoot& run);
void draw_running(Ui& ui, const RunFoot& run);

// The head of a part that can be folded away: its command, and in a few words what is set inside. Whether it is open;
// one that has just been opened is scrolled into sight.
bool fold(Ui& ui, WishSection section, std::string_view command, const std::string& set);
bool fold_head(Ui& ui, std::string_view command, bool open, bool& was_open, const std::string& set);
// One of several values, of which one is chosen: runs the command `id` when it is pressed. 0: as wide as its label.
void choice(Ui& ui, const std::string& id, std::string_view label, bool chosen, float width = 0,
            std::string_view help = {});
// The width of each of `count` things in a row as wide as the panel.
float share_of_row(int count);
inline constexpr float kNumberWidth = 64;  // of a field for a number
// "ER [from] to [to]", and what is wrong with it; the name stands in a column of its own.
void range_field(Ui& ui, const char* from_id, const char* to_id, std::string_view name, const FieldRange& range);
// A name, and the way to the column of fields behind it; where there is little room, names give way to the fields.
void field_name(Ui& ui, std::string_view name, float column = 104, float fields = 164);

}  // namespace rookery::shell
