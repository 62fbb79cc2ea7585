#include "shell/play/play.hpp"

#include <algorithm>
#include <utility>

#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "text/joined.hpp"
#include "text/text.hpp"

namespace rookery::shell {

void Play::change(const Board& next, std::string name, std::int64_t group) {
    Document document = history_.now();
    document.board = next;
    history_.change_in_group(document, std::move(name), Mode::play, group);
    const CellSet before = wrong_before_;
    note_change();
    help_.mistakes += (wrong_before_ - before).size();
}

void Play::note_change() {
    wrong_ = CellSet{};
    path_.forget();
    shows_solution_ = false;
    entries_.forget_why();
    if (board().givens != puzzle_ || board().barred != puzzle_barred_) return begin_puzzle();
    wrong_before_ = wrong_digits();
}

void Play::begin_puzzle() {
    puzzle_ = board().givens;
    puzzle_barred_ = board().barred;
    ++puzzle_serial_;
    help_ = {};
    wrong_before_ = {};
    entries_.begin_puzzle();
}

void Play::load(const Board& next, std::string name) {
    change(next, std::move(name));
    begin_puzzle();  // opening the same puzzle again also starts over
    // The user's marks are visible only when all candidates are not.
    const bool marked = next.noted != Candidates9{};
    entries_.show_candidates(next.barred != Candidates9{} || (next.removed != Candidates9{} && !marked));
}

void Play::restart() {
    Board next = as_given(board());
    next.title = board().title;
    change(next, std::string(words::kDidRestart));
    notice_.say_with_undo(std::string(words::kDidRestart));
}

void Play::clear_board() {
    change(Board{}, std::string(words::kDidClearBoard));
    notice_.say_with_undo(std::string(words::kDidClearBoard));
}

void Play::fix_givens() {
    Board next = board_of(values_of(board()));
    keep_marks(next, board());
    correct(next, std::string(words::kDidFixGivens));
    notice_.say_with_undo(std::string(words::kDidFixGivens));
}

void Play::add_clues(std::span<const CellDigit> clues, std::string name) {
    Board next = board();
    for (const CellDigit clue : clues) {
        put_digit(next, clue.cell, clue.digit);
        if (next.givens == Grid9{}) continue;
        next.givens[clue.cell] = clue.digit;
        next.entered[clue.cell] = 0;
    }
    correct(next, std::move(name));
}

void Play::correct(const Board& next, std::string name) {
    puzzle_ = next.givens;
    change(next, std::move(name));
}

int left_of(const Play& play, int digit) {
    const Grid9 values = values_of(play.board());
    return 9 - static_cast<int>(std::count(values.digits.begin(), values.digits.end(), static_cast<Digit>(digit)));
}

bool is_complete(const Play& play, int digit) {
    return left_of(play, digit) == 0 && conflicts_of(play.board()).empty();
}

bool Play::is_solved() const {
    return values_of(board()).is_full() && conflicts_of(board()).empty();
}

std::optional<Grid9> Play::solution() const {
    if (analysis_.solution.size() != Geometry9::kCells) return std::nullopt;
    Grid9 grid{};
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        grid[cell] = static_cast<Digit>(analysis_.solution[static_cast<std::size_t>(cell)] - '0');
    }
    return grid;
}

void Play::solve() {
    const auto solved = solution();
    if (!solved) {
        if (analysis_.puzzle.empty()) return notice_.say(std::string(words::kNothingToSolve));
        if (analysis_.solutions == Analysis::Solutions::none) return notice_.say(std::string(words::kHasNoSolution));
        return notice_.say_while(std::string(words::kSolutionUnknown),
                                 [this] { return analysis_.solutions == Analysis::Solutions::unknown; });
    }
    if (analysis_.several != nullptr) return show_other_solution();
    Board next = board();
    for (int cell = 0; cell < Geometry9::kCells; ++cell) put_digit(next, cell, (*solved)[cell]);
    const bool was_played = board() != as_given(board()) && !is_solved();
    note_solution_shown();
    change(next, std::string(words::kDidSolve));
    const bool several = analysis_.solutions == Analysis::Solutions::several;
    std::string said(several ? words::kSolvedOneOfSeveral : words::kSolvedUnique);
    if (was_played && !several) append_item(said, std::string(words::kNotCounted), ". ");
    notice_.say_with_undo(std::move(said));
}

void Play::show_other_solution() {
    constexpr std::int64_t kGroup = -2;  // differs from all brush strokes
    const auto several = analysis_.several;
    if (several == nullptr) return;
    const std::size_t next_one = several->place_after(values_of(board()));
    const Grid9& solution = several->grids()[next_one];
    Board next = board();
    next.entered = Grid9{};
    for (int cell = 0; cell < Geometry9::kCells; ++cell) put_digit(next, cell, solution[cell]);
    note_solution_shown();
    change(next, std::string(words::kDidSolve), kGroup);
    shows_solution_ = true;
    notice_.say_with_undo(
        fill(words::kShownSolution, {thousands(static_cast<std::int64_t>(next_one) + 1), several->count_text(),
                                     counted(several->differing().size(), words::kDifferOne, words::kDifferMany)}));
}

CellSet Play::differing_cells() const {
    return shows_solution_ && analysis_.several != nullptr ? analysis_.several->differing() : CellSet{};
}

CellSet Play::wrong_digits_of(const Board& board) const {
    CellSet cells;
    const auto solved = solution();
    if (!solved || analysis_.solutions != Analysis::Solutions::one) return cells;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        const Digit entered = board.entered[cell];
        if (entered != 0 && entered != (*solved)[cell]) cells.add(cell);
    }
    return cells;
}

int Play::undos_before_mistake() const {
    if (!has_wrong_digit()) return 0;
    int undos = 0;
    const auto& past = history_.past();
    for (auto entry = past.rbegin(); entry != past.rend(); ++entry) {
        const Board& before = entry->document.board;
        const bool same_puzzle = before.givens == board().givens && before.barred == board().barred;
        if (entry->where != Mode::play || !same_puzzle) return 0;
        ++undos;
        if (wrong_digits_of(before).empty()) return undos;
    }
    return 0;
}

CellSet Play::lost_candidates() const {
    CellSet cells;
    const auto solved = solution();
    if (!solved || analysis_.solutions != Analysis::Solutions::one) return cells;
    const Grid9 values = values_of(board());
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        const DigitSet gone = board().removed[cell];
        if (values[cell] == 0 && has_digit(gone, (*solved)[cell])) cells.add(cell);
    }
    return cells;
}

void Play::check() {
    if (analysis_.solutions != Analysis::Solutions::one) {
        return notice_.say_while(std::string(words::kCheckNeedsOne),
                                 [this] { return analysis_.solutions != Analysis::Solutions::one; });
    }
    path_.show_step(-1);
    const CellSet digits = wrong_digits();
    const CellSet lost = lost_candidates();
    wrong_ = digits | lost;
    if (digits.empty() && lost.empty()) {
        const bool nothing = board().entered == Grid9{} && board().removed == Candidates9{};
        return notice_.say(std::string(nothing ? words::kCheckNothing : words::kCheckRight));
    }
    std::string said;
    if (!digits.empty()) said = counted(digits.size(), words::kCheckWrongOne, words::kCheckWrongMany);
    if (!lost.empty()) append_item(said, counted(lost.size(), words::kCheckLostOne, words::kCheckLostMany), ". ");
    notice_.say(std::move(said));
}

void Play::set_analysis(Analysis analysis) {
    analysis_ = std::move(analysis);
    wrong_before_ = wrong_digits();
    path_.forget();
    entries_.forget_why();
}

}  // namespace rookery::shell
