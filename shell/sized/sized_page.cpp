#include "shell/sized/sized_page.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "board/names.hpp"
#include "shell/saved/settings.hpp"
#include "shell/sized/sized_commands.hpp"
#include "shell/sized/sized_hint.hpp"
#include "shell/words/cell_place.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {

std::string SizedPage::title() const {
    std::string name = size_title(size_of(board()));
    if (!level_) return name;
    return fill(words::kGameFact, {name, words::kLevelTitles[static_cast<std::size_t>(*level_)]});
}

std::string SizedPage::level_text() const {
    return level_ ? std::string(words::kSizedLevels[static_cast<std::size_t>(*level_)]) : std::string{};
}

int SizedPage::cursor() const {
    return std::clamp(cursor_, 0, std::max(0, board().cells() - 1));
}

bool SizedPage::select(int cell) {
    if (!is_covered() && cell >= 0 && cell < board().cells()) cursor_ = cell;
    return true;
}

bool SizedPage::move_cursor(int rows, int columns) {
    if (!can_enter()) return true;
    const int row = std::clamp(cursor() / side() + rows, 0, side() - 1);
    const int column = std::clamp(cursor() % side() + columns, 0, side() - 1);
    cursor_ = row * side() + column;
    return true;
}

void SizedPage::open(const SizedBoard& opened, std::string name) {
    ws_.go_to(Mode::sized);
    ws_.sheet_open = false;
    change(opened, name);
    ws_.say_change(std::move(name));
}

void SizedPage::pause(bool paused) {
    timer.pause(paused, ws_.host.now_seconds());
    ws_.notice.say({});  // it may tell of digits
    close_hint();
}

// A hint, the finish or a panel takes the place of the keys on small pages.
int SizedPage::keypad_rows() const {
    return !has_puzzle() || shown_hint() != nullptr || is_solved() ? 0 : 3;
}

// ------------------------------------------------------------------------------------------------------------- entries

void SizedPage::change(const SizedBoard& next, std::string name) {
    Document document = ws_.history.now();
    document.sized = next;
    ws_.history.change(document, std::move(name), Mode::sized);
}

bool SizedPage::refuses(int cell) {
    if (!can_enter()) return true;
    const SizedBoard& now = board();
    if (now.is_given(cell)) ws_.notice.say(fill(words::kIsGiven, {cell_in_words(cell, now.side())}));
    return now.is_given(cell);
}

void SizedPage::enter(int cell, int digit) {
    enters_marks ? mark(cell, digit) : put(cell, digit);
}

void SizedPage::enter_other(int cell, int digit) {
    enters_marks ? put(cell, digit) : mark(cell, digit);
}

void SizedPage::put(int cell, int digit) {
    if (refuses(cell)) return;
    SizedBoard next = board();
    const bool same = next.digit_at(cell) == digit;
    put_digit(next, cell, static_cast<Digit>(same ? 0 : digit));
    const bool is_mistake = knows_answer() && !answer_.solution.empty() &&
                            answer_.solution[static_cast<std::size_t>(cell)] != symbol_of(digit);
    if (!same && is_mistake) ++help_.mistakes;
    const auto& pattern = same ? words::kDidClear : words::kDidEnter;
    change(next, fill(pattern, {cell_in_words(cell, next.side()), std::string(1, symbol_of(digit))}));
    say_after_digit(cell, digit);
}

void SizedPage::say_after_digit(int cell, int digit) {
    const SizedBoard& now = board();
    const SizedCells conflicts = conflicts_of(now);
    if (is_full(now)) {
        if (conflicts.none()) ++finished_;
        ws_.notice.say(std::string(conflicts.none() ? words::kBoardSolved : words::kBoardFullWrong));
    } else if (conflicts.test(static_cast<std::size_t>(cell))) {
        const std::string name = cell_in_words(cell, now.side());
        ws_.notice.say_with_undo(fill(words::kConflict, {std::string(1, symbol_of(digit)), name}));
    } else {
        ws_.notice.say({});
    }
}

void SizedPage::mark(int cell, int digit) {
    if (refuses(cell)) return;
    SizedBoard next = board();
    toggle_mark(next, cell, static_cast<Digit>(digit));
    if (next == board()) return;
    change(next, fill(words::kDidPencilMark, {cell_in_words(cell, next.side()), std::string(1, symbol_of(digit))}));
    ws_.notice.say({});
}

void SizedPage::clear(int cell) {
    if (refuses(cell)) return;
    SizedBoard next = board();
    if (next.digit_at(cell) != 0) {
        put_digit(next, cell, 0);
    } else {
        next.marks[static_cast<std::size_t>(cell)] = 0;
    }
    change(next, fill(words::kDidClear, {cell_in_words(cell, next.side())}));
    ws_.notice.say({});
}

void SizedPage::restart() {
    change(puzzle(), std::string(words::kDidRestart));
    ws_.notice.say_with_undo(std::string(words::kDidRestart));
}

// ------------------------------------------------------------------------------------------- the game, and its records

void SizedPage::apply_changes(bool in_sight) {
    const double now = ws_.host.now_seconds();
    if (timer.shown() != play_timer_.shown()) timer.show(play_timer_.shown(), now);
    follow_puzzle();
    follow_timer();
    follow_game();
    const bool marks_mistakes = in_sight && ws_.mistake_marks == MistakeMarks::at_once && board().has_entries();
    if (marks_mistakes && !knows_answer()) ask_answer();
}

// Another puzzle starts with its own time, or with that of its unfinished game.
void SizedPage::follow_puzzle() {
    if (followed_.givens == board().givens && followed_.diagonal == board().diagonal) return;
    const double now = ws_.host.now_seconds();
    if (!kept_game_.empty()) games.set_seconds(kept_game_, static_cast<int>(timer.seconds(now)));
    kept_game_.clear();
    followed_ = puzzle();
    followed_changes_ = ws_.history.changes();
    checks_ = false;
    level_.reset();
    timer.reset(now);
    help_ = {};
    if (!has_puzzle()) return;
    const bool has_clues = followed_.givens.find_first_not_of('.') != std::string::npos;
    if (has_clues) level_ = level_of(followed_.grid());
    timer.start(now);
    timer.stop(is_solved(), now);
    const SizedGame* game = games.find(SizedGame::name_of(followed_));
    if (game != nullptr && game->board == board()) {
        help_ = game->help;
        timer.go_on_from(game->seconds, now);
        kept_game_ = game->puzzle();
    }
    if (saved_seconds_) timer.go_on_from(*std::exchange(saved_seconds_, std::nullopt), now);
    timer.pause(std::exchange(saved_pause_, false), now);
}

void SizedPage::follow_timer() {
    const double now = ws_.host.now_seconds();
    timer.leave(ws_.mode != Mode::sized || covered_by_page, now);
    const bool solved = has_puzzle() && is_solved();
    if (solved == timer.stopped()) return;
    timer.stop(solved, now);
    if (solved) record_finished();
}

void SizedPage::follow_game() {
    if (!has_puzzle() || std::exchange(followed_changes_, ws_.history.changes()) == ws_.history.changes()) return;
    const std::string name = SizedGame::name_of(followed_);
    const SizedGame* kept = games.find(name);
    if (!board().has_entries() || is_solved()) {
        games.remove(name);
        return kept_game_.clear();
    }
    kept_game_ = name;
    if (kept != nullptr && kept->board == board()) return;
    SizedGame game{.board = board(),
                   .seconds = static_cast<int>(timer.seconds(ws_.host.now_seconds())),
                   .help = help_,
                   .level = {},
                   .on = ws_.host.today()};
    if (level_) game.level = as_level(*level_);
    games.keep(game);
}

void SizedPage::record_finished() {
    const std::string name = SizedGame::name_of(followed_);
    const bool has_several = knows_answer() && answer_.solution.empty();
    if (name == recorded_ || has_several) return;
    recorded_ = name;
    FinishedPuzzle one;
    one.puzzle = followed_.givens;
    one.size = size_of(board());
    if (level_) one.level = as_level(*level_);
    one.seconds = static_cast<int>(std::floor(timer.seconds(ws_.host.now_seconds())));
    one.hints = help_.hints;
    one.mistakes = help_.mistakes;
    one.on = ws_.host.today();
    statistics_.add(std::move(one));
}

const FinishedPuzzle* SizedPage::finished_game() const {
    return is_solved() ? statistics_.last_of(board().givens, size_of(board())) : nullptr;
}

void SizedPage::resume(std::string_view name) {
    const SizedGame* game = games.find(name);
    if (game == nullptr) return;
    open(SizedBoard(game->board), std::string(words::kDidContinue));
}

void SizedPage::forget(std::string_view name) {
    const SizedGame* game = games.find(name);
    if (game == nullptr) return;
    forgotten_ = *game;
    games.remove(name);
}

void SizedPage::restore() {
    if (!forgotten_) return;
    games.keep(*forgotten_);
    forgotten_.reset();
}

// -------------------------------------------------------------------------------------------------- surviving a reload

namespace {

using saved::Json;

constexpr auto kSizedSettings = std::to_array<saved::Setting<SizedPage>>({
    {"sized-cursor", [](const SizedPage& p) { return Json(p.cursor()); },
     [](SizedPage& p, const Json& value) {
         int cell = p.cursor();
         saved::take_choice(value, kLargestSide * kLargestSide, cell);
         static_cast<Page&>(p).select(cell);
     }},
    saved::setting<SizedPage, &SizedPage::enters_marks>("sized-notes"),
    saved::choice<SizedPage, static_cast<int>(kShapeLevels.size()), &SizedPage::level>("sized-level"),
});

}  // namespace

void SizedPage::save_settings(Json& settings) const {
    saved::save_all(kSizedSettings, *this, settings);
    settings["sized-finished"] = recorded_;
    settings["sized-help"] = json_of(help_);
    settings["sized-seconds"] = static_cast<int>(timer.seconds(ws_.host.now_seconds()));
    settings["sized-paused"] = timer.paused();
}

void SizedPage::take_settings(const Json& settings) {
    saved::take_all(kSizedSettings, *this, settings);
    recorded_ = saved::text_in(settings, "sized-finished");
    saved_pause_ = false;
    saved::take(saved::member(settings, "sized-paused"), saved_pause_);
    saved_seconds_ = saved::count(saved::member(settings, "sized-seconds"), kLongestSeconds);
    followed_ = {};  // so that the next look at the puzzle takes these
    kept_game_.clear();
    follow_puzzle();
    saved_seconds_.reset();
    saved_pause_ = false;
    help_ = help_in(saved::member(settings, "sized-help"));
}

}  // namespace rookery::shell
