// The statistics of this browser: by level, the streaks, and the latest puzzles. Also the settings of the mode.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "shell/games/timer.hpp"
#include "shell/play/play_commands.hpp"
#include "shell/play/view/play_parts.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "text/joined.hpp"

namespace rookery::shell {
namespace {

constexpr std::size_t kLatestShown = 10;
constexpr int kColumns = 4;

// Texts aligned to the right edges of equal columns, after a first column.
void draw_cells(PlayUi& ui, std::string_view first, const std::array<std::string, kColumns>& cells, ImU32 ink) {
    constexpr float kFirst = 78;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const float height = ui.layout.touch ? 36.0F : 30.0F;
    const float middle = at.y + height / 2;
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const Face face = text_face(ui);
    const Face small = small_face(ui);
    draw_text_middle(draw, face, at.x, middle, ink, first, at.x + kFirst);
    const float column = (width - kFirst) / kColumns;
    for (int i = 0; i < kColumns; ++i) {
        const std::string& text = cells[static_cast<std::size_t>(i)];
        const Face& own = ink == ui.theme.ink ? face : small;
        draw_text_middle(draw, own, at.x + kFirst + static_cast<float>(i + 1) * column - width_of(own, text), middle,
                         ink, text);
    }
    draw.AddRectFilled({at.x, at.y + height - ui.pixel}, {at.x + width, at.y + height}, ui.theme.thin_line);
    ImGui::Dummy({width, height});
}

std::string time_text(int finished, int seconds) {
    return finished == 0 || seconds == 0 ? std::string(words::kNoValue) : clock_text(seconds);
}

void draw_summary_row(PlayUi& ui, std::string_view name, const LevelSummary& summary) {
    const std::string finished = thousands(summary.finished);
    const std::string best = time_text(summary.finished, summary.best_seconds);
    const std::string median = time_text(summary.finished, summary.median_seconds);
    const std::string alone = thousands(summary.without_hints);
    say(ui, fill(words::kStatisticsRow, {name, finished, best, median, alone}));
    draw_cells(ui, name, {finished, best, median, alone}, ui.theme.ink);
}

void draw_levels(PlayUi& ui) {
    const Statistics& all = ui.page.statistics;
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    draw_cells(ui, {},
               {std::string(words::kStatisticsFinished), std::string(words::kStatisticsBest),
                std::string(words::kStatisticsMedian), std::string(words::kStatisticsNoHints)},
               ui.theme.secondary);
    for (const Level level : kAllLevels) {
        draw_summary_row(ui, words::kLevelTitles[static_cast<std::size_t>(level)], all.of(level));
    }
    for (const std::string& size : all.other_sizes()) draw_summary_row(ui, size_title(size), all.of_size(size));
    ImGui::PopStyleVar();
}

void draw_latest(PlayUi& ui) {
    const auto& all = ui.page.statistics.all();
    title(ui, bold_face(ui), words::kStatisticsLatest);
    const std::size_t count = std::min(all.size(), kLatestShown);
    for (std::size_t i = 0; i < count; ++i) {
        const FinishedPuzzle& one = all[all.size() - 1 - i];
        std::string line = day_text(one.on);
        if (!one.size.empty()) line += ", " + size_title(one.size);
        if (one.level) line += ", " + level_in_sentence(static_cast<int>(*one.level));
        line += ", " + clock_text(one.seconds);
        if (one.hints > 0) line += ", " + counted(one.hints, words::kHintOne, words::kHintMany);
        label(ui, text_face(ui), ui.theme.ink, line);
    }
}

}  // namespace

void draw_statistics(PlayUi& ui) {
    const Statistics& all = ui.page.statistics;
    if (all.is_empty()) {
        paragraph(ui, text_face(ui), ui.theme.ink, words::kStatisticsEmpty);
        if (all.can_restore()) command_button(ui, "restore-statistics");
        return command_button(ui, "new-puzzle", {.look = ButtonLook::primary, .icon = Icon::dice});
    }
    draw_levels(ui);
    space(8);
    paragraph(
        ui, text_face(ui), ui.theme.ink,
        fill(words::kStatisticsStreak, {counted(all.streak(ui.ws.host.today()), words::kStreakOne, words::kStreakMany),
                                        thousands(all.longest_streak())}));
    space(8);
    draw_latest(ui);
    space(8);
    command_button(ui, "save-statistics", {.icon = Icon::save});
    ImGui::SameLine();
    icon_button(ui, "erase-statistics", Icon::erase, {.width = button_width(ui, words::kEraseShort, Icon::erase)},
                words::kEraseShort);
}

namespace {

void draw_switch(PlayUi& ui, std::string_view command, std::string_view help = {}) {
    const bool on = ui.commands.look(command).on.value_or(false);
    command_button(ui, command, {.icon = on ? Icon::check : Icon::none});
    if (!help.empty()) paragraph(ui, small_face(ui), ui.theme.secondary, help);
}

// Any of them may be on.
void draw_highlight_switches(PlayUi& ui) {
    static constexpr std::array<NamedCommand, 3> kHighlights = {{{"highlight-same", words::kHighlightSameShort},
                                                                 {"highlight-notes", words::kHighlightNotesShort},
                                                                 {"highlight-houses", words::kHighlightHousesShort}}};
    title(ui, bold_face(ui), words::kHighlightTitle);
    for (const NamedCommand& one : kHighlights) {
        const float width = button_width(ui, one.name, Icon::none);
        if (&one != kHighlights.data()) same_line_if_room(width);
        icon_button(ui, one.command, Icon::none, {.width = width}, one.name);
    }
}

}  // namespace

void draw_settings(PlayUi& ui) {
    static constexpr std::array<NamedCommand, kMistakeMarksCount> kMarks = {
        {{"mistakes-at-once", words::kMistakesAtOnceShort},
         {"mistakes-on-request", words::kMistakesOnRequestShort},
         {"mistakes-never", words::kMistakesNeverShort}}};
    choice_row(ui, words::kMistakesTitle, kMarks);
    paragraph(ui, small_face(ui), ui.theme.secondary, words::kMistakesHelp);
    space(8);
    title(ui, bold_face(ui), words::kBoardTitle);
    command_button(ui, "timer", {.icon = Icon::clock});
    same_line_if_room(button_width(ui, words::kShowAnalysis, Icon::list), kGap);
    command_button(ui, "analysis", {.icon = Icon::eye});
    command_button(ui, "left-handed");
    same_line_if_room(button_width(ui, words::kLargeKeys, Icon::none), kGap);
    command_button(ui, "large-keys");
    draw_switch(ui, "count-mistakes");
    draw_switch(ui, "both-marks");
    draw_switch(ui, "auto-erase", words::kAutoEraseHelp);
    draw_switch(ui, "digit-first", words::kDigitFirstHelp);
    if (ui.commands.look("vibration").possible) draw_switch(ui, "vibration", words::kVibrationHelp);
    space(8);
    draw_highlight_switches(ui);
}

// The summary of a finished puzzle: its time, the help taken, and a comparison.

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
    if (const auto rank = all.rank_of(one); rank && rank->of > 1) {
        append_item(facts,
                    rank->place == 1 ? std::string(words::kFinishedBest)
                                     : fill(words::kFinishRank, {thousands(rank->place), thousands(rank->of)}),
                    kDot);
    }
    if (const int streak = all.streak(ui.ws.host.today()); one.puzzle_of_day && streak > 0) {
        append_item(facts, counted(streak, words::kStreakOne, words::kStreakMany), kDot);
    }
    return facts;
}

}  // namespace

std::string mistakes_text(const PlayPage& page) {
    if (!page.choices.count_mistakes) return {};
    const int mistakes = page.help().mistakes;
    return mistakes == 0 ? std::string(words::kNoMistakes) : counted(mistakes, words::kMistakeOne, words::kMistakeMany);
}

std::vector<std::string> finish_lines(const PlayUi& ui, const FinishedPuzzle& one) {
    std::vector<std::string> lines{solved_line(one), facts_line(ui, one)};
    if (one.peeked) lines.emplace_back(words::kFinishPeeked);
    return lines;
}

void draw_finished(PlayUi& ui) {
    const FinishedPuzzle* one = ui.page.finished();
    if (one == nullptr || ui.page.shows_finish()) return;  // the card over the board says it
    draw_praise(ui, words::kFinishedTitle, solved_line(*one), facts_line(ui, *one));
}

}  // namespace rookery::shell
