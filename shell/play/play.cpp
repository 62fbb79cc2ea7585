#include "shell/play/play.hpp"

#include <algorithm>
#include <utility>

#include "shell/words/format.hpp"
#include "shell/words/strings.hpp"
#include "shell/words/strings_play.hpp"
#include "text/joined.hpp"
#include "text/text.hpp"

namespace rookery::shell {

void Play::change(const Board& next, std::string name, std::int64_t group) {
    Document document = history_.now();
    document.board = next;
    history_.change_in_group(document, std::move(name), Mode::play, group);
    note_change();
}

void Play::note_change() {
    wrong_ = CellSet{};
    shown_step_ = -1;
    own_.reset();
    hint_ = false;
    playing_ = false;
    shows_solution_ = false;
    forget_why();
    if (board().givens != puzzle_ || board().barred != puzzle_barred_) begin_puzzle();
}

// One cell is selected, and nothing that was looked at in the puzzle before lies over this one.
void Play::begin_puzzle() {
    puzzle_ = board().givens;
    puzzle_barred_ = board().barred;
    ++puzzle_serial_;
    selection_ = Selection{};
    filtered_ = 0;
    asking_ = false;
}

void Play::load(const Board& next, std::string name) {
    change(next, std::move(name));
    begin_puzzle();  // the same puzzle opened again begins again too
    // Marks of one's own are seen only where the others are not.
    const bool marked = next.noted != Candidates9{};
    show_candidates_ = next.barred != Candidates9{} || (next.removed != Candidates9{} && !marked);
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
    puzzle_ = next.givens;  // the user goes on with it
    change(next, std::string(words::kDidFixGivens));
    notice_.say_with_undo(std::string(words::kDidFixGivens));
}

bool is_complete(const Play& play, int digit) {
    const Grid9 values = values_of(play.board());
    const auto count = std::count(values.digits.begin(), values.digits.end(), static_cast<Digit>(digit));
    return count == 9 && conflicts_of(play.board()).empty();
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
    change(next, std::string(words::kDidSolve));
    const bool several = analysis_.solutions == Analysis::Solutions::several;
    notice_.say_with_undo(std::string(several ? words::kSolvedOneOfSeveral : words::kSolvedUnique));
}

void Play::show_other_solution() {
    constexpr std::int64_t kGroup = -2;  // no brush stroke has such a number
    const auto several = analysis_.several;
    if (several == nullptr) return;
    const std::size_t next_one = several->place_after(values_of(board()));
    const Grid9& solution = several->grids()[next_one];
    Board next = board();
    next.entered = Grid9{};
    for (int cell = 0; cell < Geometry9::kCells; ++cell) put_digit(next, cell, solution[cell]);
    change(next, std::string(words::kDidSolve), kGroup);
    shows_solution_ = true;
    notice_.say_with_undo(
        fill(words::kShownSolution, {thousands(static_cast<std::int64_t>(next_one) + 1), several->count_text(),
                                     counted(several->differing().size(), words::kDifferOne, words::kDifferMany)}));
}

CellSet Play::differing_cells() const {
    return shows_solution_ && analysis_.several != nullptr ? analysis_.several->differing() : CellSet{};
}

CellSet Play::wrong_digits() const {
    CellSet cells;
    const auto solved = solution();
    if (!solved || analysis_.solutions != Analysis::Solutions::one) return cells;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        const Digit entered = board().entered[cell];
        if (entered != 0 && entered != (*solved)[cell]) cells.add(cell);
    }
    return cells;
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
    show_step(-1);
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
    shown_step_ = -1;
    own_.reset();
    playing_ = false;
    forget_why();
}

const PathStep* Play::shown() const {
    if (own_) return &*own_;
    return shown_step_ < 0 ? nullptr : &analysis_.steps[static_cast<std::size_t>(shown_step_)];
}

Board Play::board_before(int step) const {
    Board base = as_given(board());
    for (int i = 0; i < step; ++i) apply_step(base, analysis_.steps[static_cast<std::size_t>(i)]);
    return base;
}

Board Play::shown_board() const {
    return shown_step_ < 0 || hint_ ? board() : board_before(shown_step_);
}

void Play::show_step(int index) {
    hint_ = false;
    forget_why();
    own_.reset();
    shown_step_ = std::clamp(index, -1, step_count() - 1);
    if (shown_step_ < 0) playing_ = false;
}

void Play::next_step() {
    if (step_count() == 0) return notice_.say(std::string(words::kNoPath));
    // From a hint on to the path: the same step again, now with the path's own board, would only confuse.
    show_step(shown_step_ + 1);
}

void Play::previous_step() {
    if (shown_step_ > 0) show_step(shown_step_ - 1);
}

void Play::apply_shown_step() {
    const PathStep* step = shown();
    if (step == nullptr) return;
    const PathStep applied = *step;
    const bool from_path = !hint_ && !own_;
    const int index = shown_step_;
    Board next = from_path ? board_before(index) : board();
    apply_step(next, applied);
    if (from_path) keep_marks(next, board());
    const std::string done = from_path ? fill(words::kDidApply, {std::to_string(applied.number), applied.technique})
                                       : fill(words::kDidApplyHere, {applied.technique});
    change(next, done);
    if (!applied.eliminations.empty()) show_candidates_ = true;
    applied_ = {applied_.serial + 1, applied};
    notice_.say_with_undo(done);
    if (from_path && index + 1 < step_count()) show_step(index + 1);
}

void Play::apply_all_steps() {
    if (step_count() == 0) return notice_.say(std::string(words::kNoPath));
    hint_ = false;
    Board next = board_before(step_count());
    keep_marks(next, board());
    const bool solved = values_of(next).is_full();
    change(next, std::string(words::kDidApplyAll));
    if (!solved) show_candidates_ = true;
    notice_.say_with_undo(counted(step_count(), words::kAppliedOne, words::kAppliedMany));
}

void Play::show_own_step(PathStep step) {
    show_step(-1);
    own_ = std::move(step);
}

void Play::show_own_hint(PathStep step) {
    show_own_step(std::move(step));
    hint_ = true;
    strength_ = HintStrength::where;
    say_hint();
}

int Play::step_from_here() const {
    const Grid9 values = values_of(board());
    const Candidates9 candidates = candidates_of(board());
    Board on_path = as_given(board());
    for (int i = 0; i < step_count(); ++i) {
        if (values_of(on_path) == values && candidates_of(on_path) == candidates) return i;
        apply_step(on_path, analysis_.steps[static_cast<std::size_t>(i)]);
    }
    return -1;
}

bool Play::hint_at_once() {
    if (is_hint()) {
        if (strength_ != HintStrength::step) strength_ = static_cast<HintStrength>(static_cast<int>(strength_) + 1);
        say_hint();
        return true;
    }
    std::string_view why_none;
    if (analysis_.solutions == Analysis::Solutions::none || analysis_.solutions == Analysis::Solutions::several) {
        why_none = words::kHintNeedsOne;
    } else if (contradicts_solution()) {
        why_none = words::kHintWrong;
    } else if (values_of(board()).is_full()) {
        why_none = words::kHintNothingLeft;
    }
    if (!why_none.empty()) {
        notice_.say(std::string(why_none));
        return true;
    }
    const int next = step_from_here();
    if (next < 0) return false;
    show_step(next);
    hint_ = true;
    strength_ = HintStrength::where;
    say_hint();
    return true;
}

// It is about the step that is shown: when another one is, or none, there is nothing to look for any more.
void Play::say_hint() {
    notice_.say_while(hint_text(),
                      [this, changes = history_.changes()] { return is_hint() && history_.changes() == changes; });
}

std::string Play::hint_text() const {
    const PathStep* step = shown();
    if (step == nullptr) return {};
    if (strength_ == HintStrength::step || !hint_) return first_line_of(step->text);
    if (strength_ == HintStrength::what) {
        std::string digits;
        for (DigitSet set = step->digits; set != 0; set = without_lowest(set)) {
            append_item(digits, std::to_string(lowest_digit(set)));
        }
        return digits.empty() ? fill(words::kHintTechnique, {step->technique})
                              : fill(words::kHintTechniqueDigits, {step->technique, digits});
    }
    if (!step->houses.empty()) return fill(words::kHintHouse, {house_name(step->houses.front())});
    if (!step->cells.empty()) return fill(words::kHintCell, {cell_name(step->cells.front())});
    if (step->placement) return fill(words::kHintCell, {cell_name(step->placement->cell)});
    if (!step->eliminations.empty()) return fill(words::kHintCell, {cell_name(step->eliminations.front().cell)});
    return fill(words::kHintTechnique, {step->technique});
}

void Play::set_playing(bool playing) {
    playing_ = playing && step_count() > 0;
    next_tick_ = 0;
    if (playing_ && (shown_step_ < 0 || shown_step_ == step_count() - 1 || hint_)) show_step(0);
}

void Play::tick(double now) {
    constexpr double kSecondsPerStep = 1.2;
    if (!playing_) return;
    if (next_tick_ == 0) next_tick_ = now + kSecondsPerStep;
    if (now < next_tick_) return;
    next_tick_ = now + kSecondsPerStep;
    if (shown_step_ + 1 >= step_count()) {
        playing_ = false;
    } else {
        show_step(shown_step_ + 1);
    }
}

}  // namespace rookery::shell
