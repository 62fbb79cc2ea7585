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
// The controls of a place in the flow of the panel: ranges in a line each, switches beside each other.
void draw_wish_ranges(Ui& ui, WishPlace place);
void draw_wish_switches(Ui& ui, WishPlace place, bool beside = false);  // the first one beside what is there
// Fields in a column; `width` of each.
void draw_wish_fields(Ui& ui, WishPlace place, float width, const FieldColumn& column = {});
void draw_wish_choice(Ui& ui, const ChoiceControl<GenerateWishes>& choice);

}  // namespace rookery::shell
