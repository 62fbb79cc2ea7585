// New puzzle, statistics and settings as pages in a panel's place.
#include "shell/app/view/mode_cards.hpp"
#include "shell/app/view/panels.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/strings_puzzles.hpp"

namespace rookery::shell {

void draw_new_puzzle_page(AppUi& ui) {
    draw_page_head(ui, words::kNewPuzzle, "new-puzzle", words::kNewPuzzleHelp);
    space(4);
    PlayUi play = ui.of_play();
    draw_new_puzzles(play);
    space(8);
    draw_other_ways(play);
}

void draw_statistics_page(AppUi& ui) {
    draw_page_head(ui, words::kStatistics, "statistics", words::kStatisticsHelp);
    space(4);
    PlayUi play = ui.of_play();
    draw_statistics(play);
}

void draw_settings_page(AppUi& ui) {
    draw_page_head(ui, words::kSettings, "settings", words::kSettingsHelp);
    space(4);
    PlayUi play = ui.of_play();
    draw_settings(play);
}

}  // namespace rookery::shell
