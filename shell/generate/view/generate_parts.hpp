// What the mode "Generate" draws: the pattern in the board's place, its panel and their parts.
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

// View state kept between frames.
struct GenerateEye {
    bool settings_scroll = false;  // the settings need a scroll bar
    float uses_height = 90;        // of the actions below the results
    int seen_answers = 0;  // number of searches and answers of the view "Exact" when its panel was last scrolled
    std::array<bool, kSettingsSectionCount> unfolded{};
    bool paint_clues = false;  // the brush draws clue cells
};

struct GenerateUi : Ui {
    const GeneratePage& page;
    int cursor;                // of the board's cells
    std::string board_rating;  // of the puzzle on the board, "SE 1.2.1 ER 7.2"; empty: unknown
    GenerateEye& eye;
};

void draw_pattern(GenerateUi& ui);
void draw_generate_panel(GenerateUi& ui);
void draw_feasibility(GenerateUi& ui);  // the line about the pattern
void draw_paste_offer(GenerateUi& ui);  // the choice between pattern and puzzle after a paste
// The answer of the view "Exact" on the pattern: the cells responsible, and the digits.
void draw_exact_marks(const GenerateUi& ui, Canvas& canvas, const BoardFrame& board);
void draw_exact_digits(const GenerateUi& ui, Canvas& canvas, const BoardFrame& board);

// Whether the tools that move a pattern fit above the board; else they are in the panel.
bool moves_over_board(const Layout& layout);

void draw_pattern_choice(GenerateUi& ui);     // library, saved patterns, tools, symmetry
void draw_wanted(GenerateUi& ui);             // how many, the rating, the clues
void draw_settings_sections(GenerateUi& ui);  // further settings, foldable
void draw_ease(GenerateUi& ui);               // one of those sections: "Ease and Toil"
void draw_level_test(GenerateUi& ui);         // its last section
void draw_results(GenerateUi& ui);            // the generated puzzles
void draw_exact(GenerateUi& ui);              // the view "Exact"
void draw_small_pattern(GenerateUi& ui);      // its section of 4x4 patterns
void draw_exact_feasibility(GenerateUi& ui);  // a line about its question; with actions, if they fit
void draw_answer_uses(GenerateUi& ui);        // its answer's actions, if they are not there

RunFoot exact_run(const GenerateUi& ui);

// The head of a foldable section, see fold_head. Returns whether it is open.
bool fold(GenerateUi& ui, SettingsSection section, std::string_view command, const std::string& set);

}  // namespace rookery::shell
