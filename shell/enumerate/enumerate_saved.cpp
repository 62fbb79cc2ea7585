// EnumeratePage: its fields, what survives a reload, and what can be taken to other modes.
#include <array>

#include "shell/board/board_text.hpp"
#include "shell/enumerate/enumerate_page.hpp"
#include "shell/jobs/saved_controls.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

constexpr auto kEnumerateSettings = std::to_array<saved::Setting<EnumeratePage>>({
    saved::choice<EnumeratePage, 3, &EnumeratePage::view>("enumerate-view"),
    saved::setting<EnumeratePage, &EnumeratePage::gridchecker>("enumerate-gridchecker"),
});

}  // namespace

bool EnumeratePage::write(std::string_view id, std::string_view text) {
    return write_field(*this, id, text) || write_field(sets, id, text);
}

void EnumeratePage::save_settings(saved::Json& settings) const {
    saved::save_all(kEnumerateSettings, *this, settings);
    saved::save_controls(*this, settings);
}

void EnumeratePage::take_settings(const saved::Json& settings) {
    saved::take_all(kEnumerateSettings, *this, settings);
    saved::take_controls(*this, settings);
}

void EnumeratePage::brush(int cell, bool /*clue*/, std::int64_t stroke) {
    if (has_grid() && marks.brush) marks.set(cell, *marks.brush, stroke);
}

void EnumeratePage::open_row(std::size_t place) {
    if (view == EnumerateView::puzzles) return choose_found(place);
    const std::vector<std::uint32_t>& rows = sets.shown(cursor());
    if (sets.shows_clique || place >= rows.size()) return;
    const int index = static_cast<int>(rows[place]);
    sets.choose(sets.chosen == index ? -1 : index);
}

std::string EnumeratePage::text_to_copy() const {
    const std::string puzzle = view == EnumerateView::puzzles ? found_puzzle() : std::string{};
    return puzzle.empty() && has_grid() ? input() : puzzle;
}

Board EnumeratePage::board_in_sight() const {
    const bool looks_at_puzzles = has_grid() && view == EnumerateView::puzzles;
    return looks_at_puzzles ? board_of_text(found_puzzle()).value_or(Board{}) : Board{};
}

const Table* EnumeratePage::table_in_sight() const {
    const Enumeration* search = shown();
    return search == nullptr ? nullptr : &search->table;
}

std::string_view EnumeratePage::main_command() const {
    if (view == EnumerateView::catalogue) return trimmed(number_wanted.text).empty() ? "ask-number" : "take-numbered";
    return view == EnumerateView::sets ? "find-sets" : "enumerate";
}

void EnumeratePage::play_found() {
    const auto puzzle = puzzle_of_line(found_puzzle());
    if (!puzzle) return;
    const std::string what = fill(words::kOpenedFound, {thousands(place_of_found() + 1)});
    ws_.hand_over(OpenPuzzle{board_of(*puzzle), what, what});
}

void EnumeratePage::list_found() {
    const Enumeration* search = shown();
    if (search == nullptr || search->found() == 0) return;
    ws_.hand_over(OpenList{search->table.puzzles_as_text(), fill(words::kFoundList, {options_text(search->options)}),
                           counted(search->found(), words::kSentOne, words::kSentMany)});
}

}  // namespace rookery::shell
