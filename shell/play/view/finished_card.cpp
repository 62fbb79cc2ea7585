// What is said of a puzzle that was finished by hand: its time, what it took, and how that compares.
#include <string>

#include "shell/play/timer.hpp"
#include "shell/play/view/play_parts.hpp"
#include "shell/widgets/widgets.hpp"
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
    constexpr float kPadding = 12;
    constexpr float kSign = 36;
    const std::string solved = solved_line(*one);
    const std::string facts = facts_line(ui, *one);
    say_heading(ui, words::kFinishedTitle);
    say(ui, solved + ". " + facts);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const Face large = title_face(ui);
    const Face text = text_face(ui);
    const Face small = small_face(ui);
    const float height = large.size + text.size + small.size + 12 + 2 * kPadding;
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    draw.AddRectFilled(at, {at.x + width, at.y + height}, mixed(ui.theme.surface, ui.theme.placed, 0.12F), 8);
    draw_icon(draw, Icon::solve, {at.x + kPadding + 12, at.y + height / 2}, 28, ui.theme.placed);
    const float x = at.x + kPadding + kSign;
    const float right = at.x + width - kPadding;
    float y = at.y + kPadding;
    draw_text(draw, large, {x, y}, ui.theme.ink, words::kFinishedTitle, right);
    y += large.size + 6;
    draw_text(draw, text, {x, y}, ui.theme.ink, solved, right);
    y += text.size + 6;
    draw_text(draw, small, {x, y}, ui.theme.secondary, facts, right);
    ImGui::Dummy({width, height});
    space(8);
}

}  // namespace rookery::shell
