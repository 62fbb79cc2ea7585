// What the mode "Generate" draws: the pattern in the board's place, its panel and what they are made of.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "shell/generate/generate_page.hpp"
#include "shell/paint/board_frame.hpp"
#include "shell/paint/canvas.hpp"
#include "shell/widgets/form.hpp"
#include "shell/widgets/ui.hpp"

namespace rookery::shell {

// What is remembered of how it was drawn.
struct GenerateEye {
    bool settings_scroll = false;  // the settings need a scroll bar
    float uses_height = 90;        // of what stands below the results
    int seen_answers = 0;  // of the view "Exact": searches begun and answered, up to which its panel was scrolled
    std::array<bool, kSettingsSectionCount> unfolded{};
    bool paint_clues = false;  // what the brush does
};

struct GenerateUi : Ui {
    const GeneratePage& page;
    int cursor;                // of the board's cells
    std::string board_rating;  // of the puzzle on the board, "SE 1.2.1 ER 7.2"; empty: not known
    GenerateEye& eye;
};

void draw_pattern(GenerateUi& ui);
void draw_generate_panel(GenerateUi& ui);
void draw_feasibility(GenerateUi& ui);  // what there is to say of the pattern
void draw_paste_offer(GenerateUi& ui);  // as what a pasted puzzle is taken, while that can be chosen
// What the view "Exact" shows of its answer on the pattern: the cells that are the reason, and the digits.
void draw_exact_marks(const GenerateUi& ui, Canvas& canvas, const BoardFrame& board);
void draw_exact_digits(const GenerateUi& ui, Canvas& canvas, const BoardFrame& board);

// The tools that move a pattern stand over the board where there is room for them, else in the panel.
bool moves_over_board(const Layout& layout);

void draw_pattern_choice(GenerateUi& ui);     // library, saved ones, tools, symmetry
void draw_wanted(GenerateUi& ui);             // how many, the rating, the clues
void draw_settings_sections(GenerateUi& ui);  // further settings, folded away
void draw_ease(GenerateUi& ui);               // one of those sections: "Ease and Toil"
void draw_level_test(GenerateUi& ui);         // its last part
void draw_results(GenerateUi& ui);            // the puzzles that were found
void draw_exact(GenerateUi& ui);              // the view "Exact"
void draw_small_pattern(GenerateUi& ui);      // its section of 4x4 patterns
void draw_exact_feasibility(
    GenerateUi& ui);  // what there is to say of its question; with what can be done, where there is room
void draw_answer_uses(GenerateUi& ui);  // what can be done with its answer, where it is not said so there

RunFoot exact_run(const GenerateUi& ui);

// The head of a part that can be folded away, see fold_head. Whether it is open.
bool fold(GenerateUi& ui, SettingsSection section, std::string_view command, const std::string& set);

}  // namespace rookery::shell
