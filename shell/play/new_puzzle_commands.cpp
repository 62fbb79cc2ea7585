// Commands for new puzzles, the puzzle of the day, statistics and settings: see play_commands.hpp. They are available
// in every mode.
#include <array>

#include "shell/play/play_commands.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

constexpr auto kGroup = CommandGroup::general;

template <Level level>
void ask(PlayPage& p) {
    if (p.workspace().mode == Mode::home) p.show_analysis(false);  // it is to be played
    p.new_puzzles.ask(level);
}

template <PanelPage page>
void toggle(PlayPage& p) {
    p.workspace().toggle_sheet(page);
}
template <PanelPage page>
bool shows(const PlayPage& p) {
    return p.workspace().shows(page);
}

template <MistakeMarks marks>
void mark_mistakes(PlayPage& p) {
    p.workspace().mistake_marks = marks;
}
template <MistakeMarks marks>
bool marks_mistakes(const PlayPage& p) {
    return p.workspace().mistake_marks == marks;
}

void save_csv(PlayPage& p) {
    p.workspace().host.save_file(words::kStatisticsFile, p.statistics.as_csv());
}

constexpr auto kNewPuzzleCommands = std::to_array<CommandOf<PlayPage>>({
    {"new-puzzle", words::kNewPuzzle, "F2", kGroup, always, toggle<PanelPage::new_puzzle>,
     shows<PanelPage::new_puzzle>},
    {"new-easy", words::kNewEasy, "", kGroup, always, ask<Level::easy>, nullptr},
    {"new-medium", words::kNewMedium, "", kGroup, always, ask<Level::medium>, nullptr},
    {"new-hard", words::kNewHard, "", kGroup, always, ask<Level::hard>, nullptr},
    {"new-expert", words::kNewExpert, "", kGroup, always, ask<Level::expert>, nullptr},
    {"new-extreme", words::kNewExtreme, "", kGroup, always, ask<Level::extreme>, nullptr},
    {"cancel-new", words::kCancel, "", kGroup, [](const PlayPage& p) { return p.new_puzzles.asked_job() != nullptr; },
     [](PlayPage& p) { p.new_puzzles.cancel(); }, nullptr},

    {"statistics", words::kStatistics, "", kGroup, always, toggle<PanelPage::statistics>, shows<PanelPage::statistics>},
    {"save-statistics", words::kExportStatistics, "", kGroup,
     [](const PlayPage& p) { return !p.statistics.is_empty(); }, save_csv, nullptr},
    {"erase-statistics", words::kEraseStatistics, "", kGroup,
     [](const PlayPage& p) { return !p.statistics.is_empty(); },
     [](PlayPage& p) {
         p.statistics.erase();
         p.workspace().notice.say_with_undo(std::string(words::kDidEraseStatistics), "restore-statistics");
     },
     nullptr},
    {"restore-statistics", words::kRestoreStatistics, "", kGroup,
     [](const PlayPage& p) { return p.statistics.can_restore(); },
     [](PlayPage& p) {
         p.statistics.restore();
         p.workspace().notice.say(std::string(words::kDidRestoreStatistics));
     },
     nullptr},

    toggle_command<PlayPage, &PlayPage::left_handed>("left-handed", words::kLeftHanded, kGroup),
    toggle_command<PlayPage, &PlayPage::large_keys>("large-keys", words::kLargeKeys, kGroup),
    {"settings", words::kSettings, "", kGroup, always, toggle<PanelPage::settings>, shows<PanelPage::settings>},
    {"mistakes-at-once", words::kMistakesAtOnce, "", kGroup, always, mark_mistakes<MistakeMarks::at_once>,
     marks_mistakes<MistakeMarks::at_once>},
    {"mistakes-on-request", words::kMistakesOnRequest, "", kGroup, always, mark_mistakes<MistakeMarks::on_request>,
     marks_mistakes<MistakeMarks::on_request>},
    {"mistakes-never", words::kMistakesNever, "", kGroup, always, mark_mistakes<MistakeMarks::never>,
     marks_mistakes<MistakeMarks::never>},
    {"analysis", words::kShowAnalysis, "Y", CommandGroup::path, always,
     [](PlayPage& p) { p.show_analysis(!p.analysis_shown); }, [](const PlayPage& p) { return p.analysis_shown; }},
});

}  // namespace

std::string_view command_of(Level level) {
    static constexpr std::array<std::string_view, kAllLevels.size()> kCommands = {"new-easy", "new-medium", "new-hard",
                                                                                  "new-expert", "new-extreme"};
    return kCommands[static_cast<std::size_t>(level)];
}

std::span<const CommandOf<PlayPage>> new_puzzle_commands() {
    return kNewPuzzleCommands;
}

}  // namespace rookery::shell
