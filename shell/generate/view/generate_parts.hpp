// What the panel of the mode "Generate" is made of.
#pragma once

#include <string>
#include <string_view>

#include "shell/widgets/form.hpp"

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

RunFoot exact_run(const Model& model);

// The head of a part that can be folded away, see fold_head. Whether it is open.
bool fold(Ui& ui, WishSection section, std::string_view command, const std::string& set);
// "ER [from] to [to]", and what is wrong with it; the name stands in a column of its own.
void range_field(Ui& ui, const char* from_id, const char* to_id, std::string_view name, const FieldRange& range);

}  // namespace rookery::shell
