#include "shell/lab/hand_play.hpp"

#include <array>
#include <utility>

#include "board/names.hpp"
#include "shell/lab/hand_hint.hpp"
#include "shell/lab/lab_page.hpp"
#include "shell/words/cell_place.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "text/tab_separated.hpp"

namespace rookery::shell {
namespace {

// The clues of easy puzzles. There are some redundant ones, because the player must find each step among many cells.
struct Making {
    int side;
    bool diagonal;
    int clues;
};
constexpr std::array<Making, 8> kMakings = {{{4, false, 5},
                                             {6, false, 12},
                                             {8, false, 26},
                                             {9, false, 32},
                                             {9, true, 26},
                                             {12, false, 66},
                                             {16, false, 120},
                                             {25, false, 330}}};
constexpr std::array<int, kShapeLevels.size()> kPercentOfClues = {100, 90, 80, 0};

int clues_of(HandSize size, ShapeLevel level) {
    for (const Making& making : kMakings) {
        if (making.side != size.side || making.diagonal != size.diagonal) continue;
        return making.clues * kPercentOfClues[static_cast<std::size_t>(level)] / 100;
    }
    return 0;
}

}  // namespace

std::string size_text(const LabPuzzle& puzzle) {
    const std::string side = fill(words::kLabSideText, {std::to_string(puzzle.side())});
    return puzzle.diagonal ? fill(words::kLabDiagonalText, {side}) : side;
}

std::string level_text_of(const LabPuzzle& puzzle) {
    if (puzzle.side() == 9 && !puzzle.diagonal) return std::string(words::kHandRatedInPlay);
    if (puzzle.is_blank()) return {};
    const auto level = static_cast<std::size_t>(level_of(sized_board(puzzle.line, puzzle.diagonal, {}, {}).grid()));
    return std::string(words::kSizedLevels[level]);
}

SizedBoard HandPlay::board() const {
    const Document& now = ws_.history.now();
    const LabPuzzle puzzle = page_.puzzle();
    if (!can_enter()) return sized_board(puzzle.line, puzzle.diagonal, {}, {});
    return sized_board(puzzle.line, puzzle.diagonal, now.lab_entered, now.lab_marks);
}

bool HandPlay::has_entries() const {
    const Document& now = ws_.history.now();
    return can_enter() && (!now.lab_entered.empty() || !now.lab_marks.empty());
}

// ------------------------------------------------------------------------------------------------------------- entries

void HandPlay::change(const SizedBoard& next, std::string name) {
    Document document = ws_.history.now();
    const bool nothing = next.entered.find_first_not_of('.') == std::string::npos;
    document.lab_entered = nothing ? std::string{} : next.entered;
    document.lab_marks = next.marks;
    while (!document.lab_marks.empty() && document.lab_marks.back() == 0) document.lab_marks.pop_back();
    ws_.history.change(document, std::move(name), Mode::lab);
}

bool HandPlay::refuses(int cell) {
    if (!can_enter()) {
        ws_.notice.say(std::string(words::kHandPlayThere));
        return true;
    }
    const SizedBoard now = board();
    if (now.is_given(cell)) ws_.notice.say(fill(words::kIsGiven, {cell_in_words(cell, now.side())}));
    return now.is_given(cell);
}

void HandPlay::enter(int cell, int digit) {
    enters_marks ? mark(cell, digit) : put(cell, digit);
}

void HandPlay::enter_other(int cell, int digit) {
    enters_marks ? put(cell, digit) : mark(cell, digit);
}

void HandPlay::put(int cell, int digit) {
    if (refuses(cell)) return;
    SizedBoard next = board();
    const bool same = next.digit_at(cell) == digit;
    put_digit(next, cell, static_cast<Digit>(same ? 0 : digit));
    const auto& pattern = same ? words::kDidClear : words::kDidEnter;
    change(next, fill(pattern, {cell_in_words(cell, next.side()), std::string(1, symbol_of(digit))}));
    say_after_digit(cell, digit);
}

void HandPlay::say_after_digit(int cell, int digit) {
    const SizedBoard now = board();
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

void HandPlay::mark(int cell, int digit) {
    if (refuses(cell)) return;
    SizedBoard next = board();
    toggle_mark(next, cell, static_cast<Digit>(digit));
    if (next == board()) return;
    change(next, fill(words::kDidPencilMark, {cell_in_words(cell, next.side()), std::string(1, symbol_of(digit))}));
    ws_.notice.say({});
}

void HandPlay::clear(int cell) {
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

void HandPlay::restart() {
    const LabPuzzle puzzle = page_.puzzle();
    change(sized_board(puzzle.line, puzzle.diagonal, {}, {}), std::string(words::kDidRestart));
    ws_.notice.say_with_undo(std::string(words::kDidRestart));
}

// ------------------------------------------------------------------------------------------------------------ mistakes

bool HandPlay::knows_answer() const {
    return answer_.known && answer_.puzzle == page_.puzzle();
}

SizedCells HandPlay::wrong_digits() const {
    SizedCells cells;
    if (!knows_answer() || answer_.solution.empty()) return cells;
    const SizedBoard now = board();
    for (std::size_t at = 0; at < now.entered.size(); ++at) {
        if (now.entered[at] != '.' && now.entered[at] != answer_.solution[at]) cells.set(at);
    }
    return cells;
}

SizedCells HandPlay::wrong() const {
    if (ws_.mistake_marks == MistakeMarks::at_once) return wrong_digits();
    return checked_after_ == ws_.history.changes() ? checked_ : SizedCells{};
}

// On 16 rows, only a textbook method is always fast.
void HandPlay::ask_answer() {
    const LabPuzzle puzzle = page_.puzzle();
    if (answer_job_ != 0) {
        if (answer_.puzzle == puzzle) return;
        ws_.jobs.cancel(std::exchange(answer_job_, 0));
    }
    answer_ = {puzzle, false, {}};
    if (puzzle.is_blank()) {
        answer_.known = true;
        return;
    }
    std::map<std::string, std::string> options{{"limit", "2"}};
    if (puzzle.diagonal) options["diagonal"] = "";
    const bool by_formula = puzzle.side() == 16;
    if (by_formula) options.insert({{"method", "sat"}, {"json", ""}});
    answer_job_ = ws_.jobs.start(*this, JobKind::analysis, std::string(words::kHandCheckJob),
                                 by_formula ? "classic" : "solve", std::move(options), puzzle.line);
}

void HandPlay::check() {
    if (!knows_answer()) ask_answer();
    checks_ = !knows_answer();
    if (!checks_) return say_checked();
    ws_.notice.say_while(std::string(words::kHandChecking), [this] { return checks_; });
}

void HandPlay::say_checked() {
    checks_ = false;
    if (answer_.solution.empty()) return ws_.notice.say(std::string(words::kCheckNeedsOne));
    checked_ = wrong_digits();
    checked_after_ = ws_.history.changes();
    if (checked_.none()) {
        const bool nothing = ws_.history.now().lab_entered.empty();
        return ws_.notice.say(std::string(nothing ? words::kCheckNothing : words::kCheckRight));
    }
    ws_.notice.say(counted(static_cast<std::int64_t>(checked_.count()), words::kCheckWrongOne, words::kCheckWrongMany));
}

void HandPlay::apply_changes(bool in_sight) {
    const LabPuzzle puzzle = page_.puzzle();
    if (answer_.puzzle != puzzle) checks_ = false;
    if (in_sight && can_enter() && levelled_ != puzzle) {
        levelled_ = puzzle;
        level_text_ = level_text_of(puzzle);
    }
    const bool marks_mistakes = in_sight && ws_.mistake_marks == MistakeMarks::at_once && has_entries();
    if (marks_mistakes && !knows_answer()) ask_answer();
}

// --------------------------------------------------------------------------------------------------------------- hints

void HandPlay::hint() {
    if (!can_enter()) return;
    const bool follows = shown_hint() != nullptr;
    const SizedBoard now = board();
    ShapeState state(now.grid());
    ShapeState filled = state;
    const bool is_wrong = conflicts_of(now).any() || wrong_digits().any() || !filled.propagate();
    if (!follows) hints_ = is_wrong ? std::vector<ShapeStep>{} : steps_to_digit(state);
    hint_ = follows ? (hint_ + 1) % hints_.size() : 0;
    hinted_after_ = ws_.history.changes();
    if (is_full(now) || hints_.empty()) {
        hints_.clear();
        const auto& text = is_wrong       ? words::kSizedHintWrong
                           : is_full(now) ? words::kBoardSolved
                                          : words::kSizedHintNone;
        return ws_.notice.say(std::string(text));
    }
    const ShapeStep& step = hints_[hint_];
    if (step.is_placement()) static_cast<Page&>(page_).select(step.cells.front());
    ws_.notice.say_while(hint_text(), [this] { return shown_hint() != nullptr; });
}

const ShapeStep* HandPlay::shown_hint() const {
    const bool is_current = hinted_after_ == ws_.history.changes() && hint_ < hints_.size();
    return is_current && can_enter() ? &hints_[hint_] : nullptr;
}

std::string HandPlay::hint_text() const {
    const ShapeStep* step = shown_hint();
    if (step == nullptr) return {};
    const std::string text = sized_hint_text(*step, page_.puzzle().side());
    if (hints_.size() == 1) return text;
    return fill(words::kSizedHintOf, {std::to_string(hint_ + 1), std::to_string(hints_.size()), text});
}

// --------------------------------------------------------------------------------------------------------- new puzzles

void HandPlay::ask(HandSize wanted) {
    cancel();
    problem_.clear();
    made_.clear();
    asked_ = wanted;
    page_.show_hand();
    const ShapeLevel asked_level = wanted.side == 4 ? ShapeLevel::easy : level;
    std::map<std::string, std::string> options{{"size", std::to_string(wanted.side)},
                                               {"level", std::string(name_of(asked_level))},
                                               {"clues", std::to_string(clues_of(wanted, asked_level))},
                                               {"seed", std::to_string(ws_.fresh_seed())}};
    if (wanted.diagonal) options["diagonal"] = "";
    ask_job_ =
        ws_.jobs.start(*this, JobKind::analysis, std::string(words::kNewPuzzleJob), "sizes", std::move(options), {});
}

void HandPlay::cancel() {
    if (ask_job_ != 0) ws_.jobs.cancel(std::exchange(ask_job_, 0));
}

void HandPlay::open_made() {
    const auto fields = fields_of(made_);
    if (fields.size() < 3) return;
    const LabPuzzle puzzle{std::string(fields[0]), asked_.diagonal};
    const std::string said = fill(words::kDidNewPuzzle, {size_text(puzzle)});
    page_.take(puzzle.line, puzzle.diagonal, said);
    answer_ = {puzzle, true, std::string(fields[2])};
    enters_marks = false;
    ws_.say_change(said);
}

// ---------------------------------------------------------------------------------------------------------- job events

void HandPlay::job_rows(const JobItem& job, std::string_view rows) {
    const std::string_view row = rows.substr(0, rows.find('\n'));
    if (job.id == ask_job_ && made_.empty()) made_ = row;
    if (job.id != answer_job_) return;
    if (answer_.puzzle.side() != 16) {
        const auto fields = fields_of(row);
        answer_.known = fields.size() >= 3;
        if (answer_.known && fields[1] == "1") answer_.solution = fields[2];
        return;
    }
    const auto result = read_lab_row(row);
    if (!result) return;
    answer_.known = true;
    if (result->is_complete() && result->solutions == 1) answer_.solution = result->first_solution;
}

std::string HandPlay::job_ended(const JobItem& job, JobEnd end, std::string_view message) {
    if (job.id == ask_job_) {
        ask_job_ = 0;
        if (!made_.empty()) {
            open_made();
        } else if (end == JobEnd::failed) {
            problem_ = fill(words::kNewPuzzleFailed, {message});
        }
    } else if (job.id == answer_job_) {
        answer_job_ = 0;
        const bool is_asked = std::exchange(checks_, false);
        answer_.known = answer_.known || end == JobEnd::finished;
        if (is_asked && knows_answer()) say_checked();
        if (is_asked && end == JobEnd::failed) ws_.notice.say(fill(words::kHandCheckFailed, {message}));
    }
    return {};
}

}  // namespace rookery::shell
