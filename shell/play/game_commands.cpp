// Commands for the game: how to play, pausing, and what comes after a puzzle: see play_commands.hpp. Those for choices
// are available in every mode.
#include <array>

#include "shell/play/play_commands.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

constexpr auto kChoice = CommandGroup::general;

template <bool PlayChoices::*Member>
constexpr CommandOf<PlayPage> choice(std::string_view id, words::Text label,
                                     bool (*can)(const PlayPage&) = always<PlayPage>) {
    return toggle_command<PlayPage, &PlayPage::choices, Member>(id, label, kChoice, can);
}

bool can_pause(const PlayPage& p) {
    return !p.timer.stopped() && (p.timer.started() || p.timer.shown()) && has_digits(p);
}

void pause(PlayPage& p) {
    const bool paused = !p.timer.paused();
    p.timer.pause(paused, p.workspace().host.now_seconds());
    p.workspace().notice.say({});  // it may tell of digits
    if (!paused) return;
    p.path().show_step(-1);
    p.entries().ask(false);
}

bool is_finished(const PlayPage& p) {
    return p.finished() != nullptr;
}
bool shows_finish(const PlayPage& p) {
    return p.shows_finish();
}

void open_next(PlayPage& p) {
    const FinishedPuzzle* one = p.finished();
    p.new_puzzles.ask(one != nullptr ? one->level.value_or(Level::medium) : Level::medium);
}

void look_at_analysis(PlayPage& p) {
    p.close_finish();
    p.show_analysis_once();
    p.workspace().close_panel_page();
    p.workspace().sheet_open = true;
}

constexpr auto kGameCommands = std::to_array<CommandOf<PlayPage>>({
    {"timer-pause", words::kTimerPause, "P", CommandGroup::board, can_pause, pause,
     [](const PlayPage& p) { return p.timer.paused(); }},

    {"close-finish", words::kCloseFinish, "Escape", CommandGroup::board, shows_finish,
     [](PlayPage& p) { p.close_finish(); }, nullptr},
    {"next-puzzle", words::kNextPuzzleAgain, "Enter", CommandGroup::board, shows_finish, open_next, nullptr},
    {"share-result", words::kShareResult, "", CommandGroup::board, is_finished, [](PlayPage& p) { p.share_result(); },
     nullptr},
    {"look-at-analysis", words::kLookAtAnalysis, "", CommandGroup::board, is_finished, look_at_analysis, nullptr},

    choice<&PlayChoices::both_marks>("both-marks", words::kBothMarks),
    choice<&PlayChoices::auto_erase>("auto-erase", words::kAutoErase),
    choice<&PlayChoices::digit_first>("digit-first", words::kDigitFirst),
    choice<&PlayChoices::highlight_same>("highlight-same", words::kHighlightSame),
    choice<&PlayChoices::highlight_notes>("highlight-notes", words::kHighlightNotes),
    choice<&PlayChoices::highlight_houses>("highlight-houses", words::kHighlightHouses),
    choice<&PlayChoices::count_mistakes>("count-mistakes", words::kCountMistakes),
    choice<&PlayChoices::vibration>("vibration", words::kVibration,
                                    [](const PlayPage& p) { return p.workspace().host.can_vibrate(); }),
});

}  // namespace

std::span<const CommandOf<PlayPage>> game_commands() {
    return kGameCommands;
}

bool stays_when_covered(std::string_view id) {
    return id == "timer-pause" || id == "timer";
}

}  // namespace rookery::shell
