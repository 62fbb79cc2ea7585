#include "shell/play/play_page.hpp"

#include <array>
#include <cmath>
#include <utility>

#include "shell/board/board_link.hpp"
#include "shell/board/board_text.hpp"
#include "shell/play/play_commands.hpp"
#include "shell/saved/settings.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "text/joined.hpp"

namespace rookery::shell {
namespace {

using saved::Json;

// Invalid text is kept for correction up to this size, and so is the box's text: anything longer is probably a list.
constexpr std::size_t kLargestKept = 20'000;

// In milliseconds.
constexpr int kMistakeVibration = 60;
constexpr int kFinishVibration = 200;

constexpr auto kPlaySettings = std::to_array<saved::Setting<PlayPage>>({
    {"cursor", [](const PlayPage& p) { return Json(p.entries().cursor()); },
     [](PlayPage& p, const Json& value) {
         int cell = p.entries().cursor();
         saved::take_choice(value, Geometry9::kCells, cell);
         p.entries().select(cell);
     }},
    {"entry-mode", [](const PlayPage& p) { return Json(static_cast<int>(p.entries().mode())); },
     [](PlayPage& p, const Json& value) {
         EntryMode mode = p.entries().mode();
         saved::take_choice(value, kEntryModeCount, mode);
         p.entries().set_mode(mode);
     }},
    {"show-candidates", [](const PlayPage& p) { return Json(p.entries().wants_candidates()); },
     [](PlayPage& p, const Json& value) {
         bool on = p.entries().wants_candidates();
         saved::take(value, on);
         p.entries().show_candidates(on);
     }},
    saved::setting<PlayPage, &PlayPage::text_box_open>("text-box-open"),
    {"text-box", [](const PlayPage& p) { return Json(p.text_box.size() <= kLargestKept ? p.text_box : std::string{}); },
     [](PlayPage& p, const Json& value) { saved::take(value, p.text_box); }},
    saved::setting<PlayPage, &PlayPage::text_problem>("text-problem"),
    saved::setting<PlayPage, &PlayPage::picture_candidates>("picture-candidates"),
    saved::setting<PlayPage, &PlayPage::analysis_shown>("analysis"),
    {"opened-days", [](const PlayPage& p) { return p.new_puzzles.as_json(); },
     [](PlayPage& p, const Json& value) { p.new_puzzles.take(value); }},
    {"help", [](const PlayPage& p) { return json_of(p.help()); },
     [](PlayPage& p, const Json& value) { p.set_help(help_in(value)); }},
});

}  // namespace

void PlayPage::open_available() {
    available.open = true;
    text_box_open = false;
    ws_.go_to(Mode::play);
    ws_.sheet_open = true;
    path().show_step(-1);
    available.look_if_new();
}

// -------------------------------------------------------------------------------------------------------- the text box

void PlayPage::refuse_text(const ParseResult& parsed, std::string_view text) {
    text_box = std::string(text.substr(0, kLargestKept));
    text_problem = first_problem_of(parsed);
    text_box_open = true;
    ws_.sheet_open = true;
    ws_.mode = Mode::play;
    ws_.notice.say_while(std::string(words::kPasteNotRead), [this] { return !text_problem.empty(); });
}

void PlayPage::forget_text_problem() {
    if (text_problem.empty()) return;
    text_problem.clear();
    text_box_open = false;  // it keeps the text
}

void PlayPage::close_text_box() {
    text_box_open = false;
    text_box.clear();
    text_problem.clear();
}

void PlayPage::read_text_box() {
    std::string text = std::exchange(text_box, {});  // put back if it is invalid
    close_text_box();
    ws_.hand_over(OpenText{std::move(text)});
}

bool PlayPage::write(std::string_view field, std::string_view text) {
    if (field != "puzzle-text") return false;
    text_box = std::string(text);
    text_box_open = true;
    text_problem.clear();
    return true;
}

// ------------------------------------------------------------------------------------------------------- after changes

void PlayPage::apply_puzzle() {
    if (std::exchange(applied_puzzle_, puzzle_serial()) == puzzle_serial()) return;
    forget_text_problem();
    close_finish();
    if (std::exchange(analysis_once_, false)) show_analysis(false);
    available.close();  // another puzzle starts with its path in view
}

void PlayPage::apply_changes(bool /*in_sight*/) {
    const bool is_another = applied_puzzle_ != puzzle_serial();
    apply_puzzle();
    analysis_run.apply_changes();
    // A puzzle to solve must not show its solution.
    if (is_another && analysis().solutions == Analysis::Solutions::one) true_candidates.show(false);
    hints.apply_changes();
    path().reword_hint();
    backdoors.apply_changes();
    depth.apply_changes(analysis_shown);
    additions.apply_changes();
    true_candidates.apply_changes();
    available.apply_changes();
    pictures.apply_changes();
    new_puzzles.apply_changes();  // after the others, since it starts a job only if they started none
    if (is_another) leave_game();
    follow_mistakes();
    update_timer();
    follow_game(is_another);
    chains.follow(pictured_step());
}

bool PlayPage::covers_keypad() const {
    return path().shows_step() || hints.is_running() || text_box_open || available.open || pictures.is_reading() ||
           pictures.shown() != nullptr || finished() != nullptr;
}

// The time since the last entry was not kept yet.
void PlayPage::leave_game() {
    if (kept_game_.empty()) return;
    games.set_seconds(kept_game_, static_cast<int>(timer.seconds(ws_.host.now_seconds())));
    kept_game_.clear();
}

void PlayPage::follow_game(bool is_another) {
    if (!is_another && kept_changes_ == history().changes()) return;
    kept_changes_ = history().changes();
    const std::string puzzle = puzzle_text_of(board());
    if (is_another) {
        const Game* game = games.find(puzzle);
        if (game == nullptr || game->board != board()) return;
        set_help(game->help);
        timer.go_on_from(game->seconds, ws_.host.now_seconds());
        kept_game_ = puzzle;
        return;
    }
    if (const Game* game = games.find(puzzle);
        game != nullptr && game->board == board() && game->help.peeked == help().peeked) {
        kept_game_ = puzzle;
        return;
    }
    const bool is_played = !is_blank(board()) && board() != as_given(board()) && !help().solution_shown;
    if (!is_played || is_solved()) {
        // A puzzle that was opened again without its entries leaves the game of before alone.
        if (kept_game_ == puzzle || is_solved() || help().solution_shown) games.remove(puzzle);
        return kept_game_.clear();
    }
    Game game{.board = board(),
              .seconds = static_cast<int>(timer.seconds(ws_.host.now_seconds())),
              .help = help(),
              .level = {},
              .puzzle_of_day = new_puzzles.day_of(line_of(as_given(board()))),
              .on = ws_.host.today()};
    game.level = level();
    games.keep(game);
    kept_game_ = puzzle;
}

void PlayPage::resume(std::string_view puzzle) {
    ws_.go_to(Mode::play);
    ws_.sheet_open = false;
    show_analysis(false);
    const Game* game = games.find(puzzle);
    if (game == nullptr || game->board == board()) return;
    const std::string said = game->board.title.empty() ? std::string(words::kDidContinue) : game->board.title;
    ws_.hand_over(OpenPuzzle{game->board, said, said});
}

void PlayPage::play_day(Day day) {
    show_analysis(false);
    if (new_puzzles.day_of(line_of(as_given(board()))) == day) return ws_.go_to(Mode::play);
    new_puzzles.ask_day(day);
}

void PlayPage::forget_game(std::string_view puzzle) {
    const Game* game = games.find(puzzle);
    if (game == nullptr) return;
    forgotten_game_ = *game;
    games.remove(puzzle);
}

void PlayPage::restore_game() {
    if (!forgotten_game_) return;
    games.keep(*forgotten_game_);
    forgotten_game_.reset();
}

void PlayPage::update_timer() {
    const double now = ws_.host.now_seconds();
    const bool is_another = timed_givens_ != board().givens;
    if (is_another) {
        timed_givens_ = board().givens;
        timer.reset(now);
    }
    // The timer runs only for a puzzle that is played.
    const auto is_played = [&] {
        return board() != as_given(board()) || new_puzzles.is_own(line_of(as_given(board())));
    };
    if (!timer.started() && is_played()) timer.start(now);
    timer.leave(!is_game() || covered_by_page, now);
    const bool solved = is_solved();
    // The path, or what else tells of the solution, is in sight.
    const bool peeks = analysis_shown || available.open || true_candidates.on();
    if (!solved && peeks && ws_.mode == Mode::play && !help().peeked) {
        note_peek();
        kept_changes_ = -1;  // the kept game is to know it
    }
    if (!solved) close_finish();
    if (solved == timer.stopped()) return;
    timer.stop(solved, now);
    if (solved && !is_another) record_finished();  // a puzzle that was opened solved was not finished now
    const bool peeked = solved && !is_another && help().solution_shown && ws_.notice.text == words::kBoardSolved;
    if (peeked) return ws_.notice.say(std::string(words::kBoardSolved) + " " + std::string(words::kNotCounted));
    if (!solved || !timer.shown() || ws_.notice.text != words::kBoardSolved) return;
    ws_.notice.say(fill(words::kTimerSolved, {clock_text(timer.seconds(now))}));
}

void PlayPage::show_analysis_once() {
    const bool was_shown = analysis_shown;
    show_analysis(true);
    analysis_once_ = !was_shown;
}

void PlayPage::show_analysis(bool shown) {
    analysis_shown = shown;
    analysis_once_ = false;
    if (shown) return;
    if (!path().is_hint()) path().show_step(-1);
    available.close();
}

std::optional<Level> PlayPage::level() const {
    return analysis().is_rated() ? level_named(analysis().outcome.level) : std::nullopt;
}

bool PlayPage::is_game_on() const {
    return board() != as_given(board()) && analysis().solutions == Analysis::Solutions::one && !is_solved() &&
           !analysis_shown && !help().solution_shown;
}

bool PlayPage::is_solve_asked() const {
    return ws_.notice.asks(kSolveAnyway);
}

void PlayPage::ask_or_solve() {
    if (!is_game_on()) return solve();
    ws_.notice.ask(std::string(words::kAskSolve), kSolveAnyway,
                   [this, changes = history().changes(), where = ws_.mode] {
                       return history().changes() == changes && ws_.mode == where;
                   });
}

void PlayPage::record_finished() {
    const Board& now = board();
    std::string puzzle = line_of(as_given(now));
    const bool by_hand =
        now.entered != Grid9{} && !help().solution_shown && analysis().solutions == Analysis::Solutions::one;
    if (!by_hand || puzzle == recorded_) return;
    recorded_ = puzzle;
    FinishedPuzzle one;
    one.puzzle = std::move(puzzle);
    one.level = level();
    one.seconds = static_cast<int>(std::floor(timer.seconds(ws_.host.now_seconds())));
    one.hints = help().hints;
    one.mistakes = help().mistakes;
    one.peeked = help().peeked;
    one.on = ws_.host.today();
    one.puzzle_of_day = new_puzzles.day_of(one.puzzle);
    statistics.add(std::move(one));
    finish_open_ = true;
    if (choices.vibration) ws_.host.vibrate(kFinishVibration);
}

// Only what is marked at once may be felt.
void PlayPage::follow_mistakes() {
    const int mistakes = help().mistakes;
    const bool is_new = mistakes > std::exchange(felt_mistakes_, mistakes);
    if (is_new && choices.vibration && ws_.mistake_marks == MistakeMarks::at_once) {
        ws_.host.vibrate(kMistakeVibration);
    }
}

void PlayPage::share_result() {
    const FinishedPuzzle* one = finished();
    if (one == nullptr) return;
    std::string text;
    if (one->puzzle_of_day) text = fill(words::kDayTitle, {day_text(*one->puzzle_of_day)});
    constexpr std::string_view kDot = " \u00B7 ";
    if (one->level) append_item(text, words::kLevelTitles[static_cast<std::size_t>(*one->level)], kDot);
    append_item(text, clock_text(one->seconds), kDot);
    append_item(text,
                one->hints == 0 ? std::string(words::kNoHints) : counted(one->hints, words::kHintOne, words::kHintMany),
                kDot);
    const std::string link = ws_.host.link_to(puzzle_link(as_given(board())));
    if (ws_.host.can_share()) return ws_.host.share_link(words::kTitle, text, link);
    ws_.host.copy_text(std::string(words::kTitle) + ": " + text + "\n" + link);
    ws_.notice.say_done(std::string(words::kDidShareResult));
}

const FinishedPuzzle* PlayPage::finished() const {
    return is_solved() ? statistics.last_of(line_of(as_given(board()))) : nullptr;
}

// ----------------------------------------------------------------------------------------------------- visible content

bool PlayPage::can_walk() const {
    return available.shown() >= 0 || (path().shown_step() >= 0 && !path().is_hint());
}

void PlayPage::walk(int by) {
    if (available.shown() >= 0) return available.walk(by);
    by < 0 ? path().previous_step() : path().next_step();
}

std::string PlayPage::text_to_copy() const {
    return board().givens == Grid9{} ? line_of(board()) : puzzle_text_of(board());
}

Board PlayPage::board_in_sight() const {
    return board_of(puzzle_of(board()));
}

bool PlayPage::show_job(const JobItem& job) {
    const bool own = job.kind == JobKind::analysis;  // it has no row
    if (own) ws_.go_to(Mode::play);
    return own;
}

void PlayPage::save_settings(Json& settings) const {
    saved::save_all(kPlaySettings, *this, settings);
    settings["finished"] = recorded_;
}

void PlayPage::take_settings(const Json& settings) {
    saved::take_all(kPlaySettings, *this, settings);
    recorded_ = saved::text_in(settings, "finished");
    felt_mistakes_ = help().mistakes;
}

void PlayPage::reword(const Rewording& reworded) {
    new_puzzles.reword(reworded);
    available.reword(reworded);
    backdoors.reword(reworded);
    if (const WhyNot* why = entries().why()) {
        const HelpTaken before = help();  // the same answer again is no more help
        entries().ask_why(why->cell, why->digit);
        set_help(before);
    }
}

}  // namespace rookery::shell
