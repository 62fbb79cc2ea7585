#include "shell/play/cell_entries.hpp"

#include <algorithm>

#include "shell/play/play.hpp"
#include "shell/words/cell_place.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

// "r1c3", "4 cells".
std::string name_of(const CellSet& cells) {
    return cells.size() == 1 ? cell_in_words(cells.first()) : fill(words::kSomeCells, {std::to_string(cells.size())});
}

template <class F>
CellSet those(const CellSet& cells, F wanted) {
    CellSet found;
    cells.for_each([&](int cell) {
        if (wanted(cell)) found.add(cell);
    });
    return found;
}

CellSet without_givens(const Board& board, const CellSet& cells) {
    return those(cells, [&](int cell) { return !board.is_given(cell); });
}
CellSet empty_ones(const Board& board, const CellSet& cells) {
    return those(cells, [&](int cell) { return board.digit_at(cell) == 0; });
}

DigitSet flipped(DigitSet set, DigitSet bit, bool in) {
    return static_cast<DigitSet>(in ? set | bit : set & ~bit);
}

}  // namespace

const Board& Entries::board() const {
    return play_.board();
}

void Entries::begin_puzzle() {
    selection_ = Selection{};
    filtered_ = chosen_ = 0;
    asking_ = false;
}

void Entries::select(int cell) {
    Selection next = selection_;
    next.select(cell);
    change_selection(next);
}

void Entries::change_selection(const Selection& next) {
    const bool moved = next.cursor() != cursor();
    selection_ = next;
    if (!moved) return;
    why_.reset();
    if (asking_) ask(true);  // now for that cell
}

void Entries::move_cursor(int rows, int columns) {
    select(selection_.neighbour(rows, columns));
}

void Entries::extend(int rows, int columns) {
    Selection next = selection_;
    next.add(cursor());
    next.add(next.neighbour(rows, columns));
    change_selection(next);
}

CellSet Entries::cells_like(int cell) const {
    const Digit digit = board().digit_at(cell);
    if (digit != 0) return those(CellSet::all(), [&](int other) { return board().digit_at(other) == digit; });
    const Candidates9& colours = board().colours;
    if (colours[cell] == 0) return CellSet::single(cell);
    return those(CellSet::all(), [&](int other) { return colours[other] == colours[cell]; });
}

EntryMode Entries::mode() const {
    return mode_ == EntryMode::corner && !play_.choices.both_marks ? EntryMode::centre : mode_;
}

void Entries::set_mode(EntryMode mode) {
    mode_ = mode;
    if (mode == EntryMode::corner || mode == EntryMode::centre) notes_ = mode;
}

void Entries::toggle_notes() {
    set_mode(takes_notes() ? EntryMode::digit : notes_);
}

void Entries::enter(int digit) {
    if (asking_) return ask_why(cursor(), digit);
    if (play_.choices.digit_first) return choose(digit);
    enter_as(mode(), digit);
}

int Entries::chosen() const {
    return play_.choices.digit_first ? chosen_ : 0;
}

void Entries::choose(int what) {
    chosen_ = what == chosen_ ? 0 : what;
    filtered_ = 0;
    if (chosen_ == 0) return notice_.say({});
    const std::string said =
        chosen_ == kErase ? std::string(words::kEraseChosen) : fill(words::kDigitChosen, {std::to_string(chosen_)});
    notice_.say_while(said, [this, what] { return chosen() == what; });
}

void Entries::enter_chosen() {
    const int what = chosen();
    if (what == 0) return;
    if (what == kErase) return clear_cells();
    put(selection_.cells(), mode(), what);
    if (mode() == EntryMode::digit && is_complete(play_, what)) chosen_ = 0;
}

void Entries::enter_as(EntryMode mode, int digit) {
    // If the digit can go in none of the selected cells, its key highlights where it can go.
    if (mode == EntryMode::digit && without_givens(board(), selection_.cells()).empty()) return filter(digit);
    put(selection_.cells(), mode, digit);
}

void Entries::put(const CellSet& cells, EntryMode mode, int digit) {
    switch (mode) {
        case EntryMode::digit:
            return put_digits(cells, digit);
        case EntryMode::corner:
            return put_marks(cells, &Board::corners, digit);
        case EntryMode::centre:
            return show_candidates_ ? cross_out(cells, digit) : put_marks(cells, &Board::noted, digit);
        case EntryMode::colour:
            return put_colour(cells, digit);
    }
}

void Entries::enter_digit(int cell, int digit) {
    put(CellSet::single(cell), EntryMode::digit, digit);
}

void Entries::toggle_candidate(int cell, int digit) {
    put(CellSet::single(cell), EntryMode::centre, digit);
}

void Entries::put_digits(const CellSet& cells, int digit) {
    const CellSet free = without_givens(board(), cells);
    if (free.empty()) {
        return notice_.say(cells.size() == 1 ? fill(words::kIsGiven, {name_of(cells)}) : std::string(words::kAllGiven));
    }
    Board next = board();
    const bool same = those(free, [&](int cell) { return next.entered[cell] != digit; }).empty();
    const bool erases = play_.choices.auto_erase;
    free.for_each([&](int cell) { put_digit(next, cell, static_cast<Digit>(same ? 0 : digit), erases); });
    const auto& pattern = same ? words::kDidClear : words::kDidEnter;
    play_.change(next, fill(pattern, {name_of(free), std::to_string(digit)}));
    say_after_digit(free, digit);
}

void Entries::say_after_digit(const CellSet& cells, int digit) {
    const CellSet conflicts = conflicts_of(board());
    if (values_of(board()).is_full()) {
        notice_.say(std::string(conflicts.empty() ? words::kBoardSolved : words::kBoardFullWrong));
    } else if (const CellSet here = conflicts & cells; !here.empty()) {
        notice_.say_with_undo(fill(words::kConflict, {std::to_string(digit), cell_in_words(here.first())}));
    } else {
        notice_.say({});
    }
}

void Entries::put_marks(const CellSet& cells, Candidates9 Board::*marks, int digit) {
    Board next = board();
    const CellSet open = empty_ones(next, cells);
    if (open.empty()) return;
    const bool corner = marks == &Board::corners;
    Candidates9& sets = next.*marks;
    Candidates9& erased = corner ? next.erased_corners : next.erased_noted;
    const bool in = !those(open, [&](int cell) { return !has_digit(sets[cell], digit); }).empty();
    open.for_each([&](int cell) {
        sets[cell] = flipped(sets[cell], digit_bit(digit), in);
        erased[cell] = flipped(erased[cell], digit_bit(digit), false);
    });
    const auto& pattern = corner ? words::kDidCorner : play_.choices.both_marks ? words::kDidCentre : words::kDidNote;
    play_.change(next, fill(pattern, {name_of(open), std::to_string(digit)}));
    notice_.say({});
}

// Visible candidates are removed; if no selected cell shows any, they are restored.
void Entries::cross_out(const CellSet& cells, int digit) {
    const Candidates9 candidates = candidates_of(board());
    const CellSet open = empty_ones(board(), cells);
    const CellSet seen = those(open, [&](int cell) { return has_digit(candidates[cell], digit); });
    const CellSet changed = seen.empty() ? open : seen;
    Board next = board();
    changed.for_each(
        [&](int cell) { next.removed[cell] = flipped(next.removed[cell], digit_bit(digit), !seen.empty()); });
    if (candidates_of(next) == candidates) return say_excluded(open, digit);
    play_.change(next, fill(words::kDidCandidate, {std::to_string(digit), name_of(changed)}));
    notice_.say({});
}

// The digit is no candidate of these cells, and hiding or showing it changes nothing.
void Entries::say_excluded(const CellSet& cells, int digit) {
    if (cells.empty()) return;
    notice_.say(fill(words::kNoCandidate, {std::to_string(digit), name_of(cells)}));
}

void Entries::put_colour(const CellSet& cells, int colour) {
    Board next = board();
    Candidates9& colours = next.colours;
    const bool in = !those(cells, [&](int cell) { return !has_digit(colours[cell], colour); }).empty();
    cells.for_each([&](int cell) { colours[cell] = flipped(colours[cell], digit_bit(colour), in); });
    const auto name = words::kColourNames[static_cast<std::size_t>(colour - 1)];
    play_.change(next,
                 in ? fill(words::kDidColour, {name_of(cells), name}) : fill(words::kDidUncolour, {name_of(cells)}));
    notice_.say({});
}

void Entries::clear() {
    if (play_.choices.digit_first) return choose(kErase);
    clear_cells();
}

void Entries::clear_cells() {
    const CellSet cells = selection_.cells();
    Board next = board();
    const CellSet free = without_givens(next, cells);
    const bool erases = play_.choices.auto_erase;
    const auto clear_digits = [&] { free.for_each([&](int cell) { put_digit(next, cell, 0, erases); }); };
    const auto clear_centres = [&] {
        free.for_each([&](int cell) {
            if ((next.noted[cell] | next.removed[cell]) == 0) return;
            next.noted[cell] = next.removed[cell] = next.erased_noted[cell] = 0;
        });
    };
    const auto clear_corners = [&] {
        free.for_each([&](int cell) {
            if (next.corners[cell] != 0) next.corners[cell] = next.erased_corners[cell] = 0;
        });
    };
    const auto clear_paint = [&] { cells.for_each([&](int cell) { next.colours[cell] = 0; }); };
    if (mode() == EntryMode::colour) clear_paint();
    if (next == board()) clear_digits();
    if (next == board() && mode() == EntryMode::corner) clear_corners();
    if (next == board()) clear_centres();
    if (next == board()) clear_corners();
    if (next == board()) clear_paint();
    if (next == board() && free.empty()) {
        return notice_.say(cells.size() == 1 ? fill(words::kIsGiven, {name_of(cells)}) : std::string(words::kAllGiven));
    }
    play_.change(next, fill(words::kDidClear, {name_of(cells)}));
    notice_.say({});
}

void Entries::clear_colours() {
    Board next = board();
    next.colours = {};
    play_.change(next, std::string(words::kDidClearColours));
    notice_.say_with_undo(std::string(words::kDidClearColours));
}

void Entries::clear_marks() {
    Board next = board();
    next.noted = next.corners = next.erased_noted = next.erased_corners = {};
    play_.change(next, std::string(words::kDidClearHandMarks));
    notice_.say_with_undo(std::string(words::kDidClearHandMarks));
}

void Entries::fill_notes() {
    Board next = board();
    next.noted = candidates_of(next);
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        next.erased_noted[cell] = static_cast<DigitSet>(next.erased_noted[cell] & ~next.noted[cell]);
    }
    show_candidates_ = false;  // so that the notes are what is seen
    play_.change(next, std::string(words::kDidFillNotes));
    notice_.say_with_undo(std::string(words::kDidFillNotes));
}

int Entries::lone_note() const {
    const int cell = cursor();
    if (board().digit_at(cell) != 0) return 0;
    const DigitSet notes = show_candidates_ ? candidates_of(board())[cell]
                                            : static_cast<DigitSet>(board().noted[cell] | board().corners[cell]);
    return digit_count(notes) == 1 ? lowest_digit(notes) : 0;
}

void Entries::filter(int digit) {
    chosen_ = 0;
    filtered_ = digit == filtered_ ? 0 : digit;
    if (filtered_ == 0) return notice_.say_done(std::string(words::kHighlightGone));
    const int cells = possible_cells(digit).size();
    notice_.say_while(fill(cells == 1 ? words::kDidHighlightOne : words::kDidHighlightMany,
                           {std::to_string(digit), std::to_string(cells)}),
                      [this, digit, cells] { return filtered_ == digit && possible_cells(digit).size() == cells; });
}

int Entries::highlighted_digit() const {
    if (const int digit = chosen(); digit != 0 && digit != kErase) return digit;
    return filtered_ != 0 ? filtered_ : play_.shown_board().digit_at(cursor());
}

CellSet Entries::possible_cells(int digit) const {
    if (digit == 0) return {};
    const Candidates9 candidates = candidates_of(play_.shown_board());
    return those(CellSet::all(), [&](int cell) { return has_digit(candidates[cell], digit); });
}

void Entries::ask(bool asking) {
    asking_ = asking;
    why_.reset();
    if (!asking) return notice_.say({});
    notice_.say_while(fill(words::kWhyAsk, {cell_in_words(cursor())}), [this] { return asking_; });
}

void Entries::ask_why(int cell, int digit) {
    select(cell);
    play_.note_hint();
    WhyNot answer = why_not(board(), play_.analysis(), cell, digit);
    play_.path().show_step(answer.step);  // its picture shows the reason
    notice_.say(answer.text);
    if (answer.step < 0) why_ = std::move(answer);
}

void Entries::forget_why() {
    asking_ = false;
    why_.reset();
}

}  // namespace rookery::shell
