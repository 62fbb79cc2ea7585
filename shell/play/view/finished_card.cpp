// The summary of a finished puzzle: its time, the help taken, and a comparison.
#include <string>

#include "shell/play/timer.hpp"
#include "shell/play/view/play_parts.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "text/joined.hpp"

namespace rookery::shell {
namespace {

std::string solved_line(const FinishedPuzzle& one) {
    const std::string time = clock_text(one.seconds);
    if (!one.level) return fill(words::kFinishedNoLevel, {time});
    return fill(words::kFinishedIn, {words::kLevelTitles[static_cast<std::size_t>(*one.level)], time});
}

std::string facts_line(const PlayUi& ui, const FinishedPuzzle& one) {
    constexpr std::string_view kDot = "  \u00B7  ";
    std::string facts;
    append_item(facts,
                one.hints == 0 ? std::string(words::kNoHints) : counted(one.hints, words::kHintOne, words::kHintMany),
                kDot);
    append_item(facts,
                one.mistakes == 0 ? std::string(words::kNoMistakes)
                                  : counted(one.mistakes, words::kMistakeOne, words::kMistakeMany),
                kDot);
    const Statistics& all = ui.page.statistics;
    if (one.level && one.hints == 0) {
        const LevelSummary level = all.of(*one.level);
        if (level.finished > 1 && level.best_seconds == one.seconds) append_item(facts, words::kFinishedBest, kDot);
    }
    if (const int streak = all.streak(ui.ws.host.today()); one.puzzle_of_day && streak > 0) {
        append_item(facts, counted(streak, words::kStreakOne, words::kStreakMany), kDot);
    }
    return facts;
}

}  // namespace

void draw_finished(PlayUi& ui) {
    const FinishedPuzzle* one = ui.page.finished();
    if (one == nullptr) return;
    draw_praise(ui, words::kFinishedTitle, solved_line(*one), facts_line(ui, *one));
}

}  // namespace rookery::shell
