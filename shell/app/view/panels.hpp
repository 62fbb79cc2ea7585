// The app's own parts around the modes, and the pages that take the panel's place. Each draws into the current window
// at the position that the layout gives it.
#pragma once

#include <string_view>
#include <vector>

#include "shell/app/model.hpp"
#include "shell/enumerate/view/enumerate_parts.hpp"
#include "shell/generate/view/generate_parts.hpp"
#include "shell/lab/view/lab_parts.hpp"
#include "shell/learn/view/learn_parts.hpp"
#include "shell/list/view/list_parts.hpp"
#include "shell/play/view/play_parts.hpp"
#include "shell/sized/view/sized_parts.hpp"
#include "shell/widgets/ui.hpp"

namespace rookery::shell {

// View state that the modes' panels keep between frames.
struct Eyes {
    PlayEye play;
    GenerateEye generate;
    LabEye lab;
    SizedEye sized;
};

struct AppUi : Ui {
    const Model& model;
    Eyes& eyes;

    // The arguments of each mode's panels.
    PlayUi of_play() const;
    ListUi of_list() const;
    GenerateUi of_generate() const;
    EnumerateUi of_enumerate() const;
    LabUi of_lab() const;
    LearnUi of_learn() const;
    HomeUi of_home() const;
    SizedUi of_sized() const;
};

void draw_shortcuts_page(AppUi& ui);
void draw_techniques_panel(AppUi& ui);
void draw_required_panel(AppUi& ui);  // the techniques that new puzzles must use
void draw_formats_panel(AppUi& ui);   // the formats to copy and save in
void draw_new_puzzle_page(AppUi& ui);
void draw_sizes_page(AppUi& ui);  // puzzles of other sizes
void draw_statistics_page(AppUi& ui);
void draw_settings_page(AppUi& ui);
void draw_welcome_page(AppUi& ui);
// The head of a page in the panel's place: its title, and the command that closes it.
void draw_page_head(Ui& ui, std::string_view title, std::string_view closing, std::string_view help);

void draw_palette(AppUi& ui);  // over everything, while it is open
void draw_tabs(AppUi& ui);     // the modes, theme and shortcuts
void draw_tools(AppUi& ui);    // above the board
void draw_beneath(AppUi& ui);  // a summary of the puzzle next to a list, or of a pattern
void draw_bar(AppUi& ui);
void draw_question_card(AppUi& ui);  // a question that has no room in the bar      // status and jobs
BarContent bar_content(const Model& model, const View& view);

// Keys that are not text input: records the actions that they ask for.
void handle_keys(const Model& model, View& view, std::vector<Action>& actions);

}  // namespace rookery::shell
