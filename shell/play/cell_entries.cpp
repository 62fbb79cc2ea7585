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
    filtered_ = 0;
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
    const auto colour_of = [&](int other) { return board().colours[static_cast<std::size_t>(other)]; };
    if (colour_of(cell) == 0) return CellSet::single(cell);
    return those(CellSet::all(), [&](int other) { return colour_of(other) == colour_of(cell); });
}

void Entries::enter(int digit) {
    if (asking_) return ask_why(cursor(), digit);
    enter_as(mode_, digit);
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
    free.for_each([&](int cell) { put_digit(next, cell, static_cast<Digit>(same ? 0 : digit)); });
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
    Candidates9& sets = next.*marks;
    const bool in = !those(open, [&](int cell) { return !has_digit(sets[cell], digit); }).empty();
    open.for_each([&](int cell) { sets[cell] = flipped(sets[cell], digit_bit(digit), in); });
    const auto& pattern = marks == &Board::corners ? words::kDidCorner : words::kDidCentre;
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
    if (candidates_of(next) == candidates) return;  // the houses exclude it anyway
    play_.change(next, fill(words::kDidCandidate, {std::to_string(digit), name_of(changed)}));
    notice_.say({});
}

void Entries::put_colour(const CellSet& cells, int colour) {
    Board next = board();
    const auto of = [&](int cell) -> std::uint8_t& { return next.colours[static_cast<std::size_t>(cell)]; };
    const bool in = !those(cells, [&](int cell) { return of(cell) != colour; }).empty();
    cells.for_each([&](int cell) { of(cell) = static_cast<std::uint8_t>(in ? colour : 0); });
    const auto name = words::kColourNames[static_cast<std::size_t>(colour - 1)];
    play_.change(next,
                 in ? fill(words::kDidColour, {name_of(cells), name}) : fill(words::kDidUncolour, {name_of(cells)}));
    notice_.say({});
}

void Entries::clear() {
    const CellSet cells = selection_.cells();
    Board next = board();
    const CellSet free = without_givens(next, cells);
    const auto clear_digits = [&] { free.for_each([&](int cell) { next.entered[cell] = 0; }); };
    const auto clear_centres = [&] { free.for_each([&](int cell) { next.noted[cell] = next.removed[cell] = 0; }); };
    const auto clear_corners = [&] { free.for_each([&](int cell) { next.corners[cell] = 0; }); };
    const auto clear_paint = [&] {
        cells.for_each([&](int cell) { next.colours[static_cast<std::size_t>(cell)] = 0; });
    };
    if (mode_ == EntryMode::colour) clear_paint();
    if (next == board()) clear_digits();
    if (next == board() && mode_ == EntryMode::corner) clear_corners();
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
    next.noted = next.corners = {};
    play_.change(next, std::string(words::kDidClearHandMarks));
    notice_.say_with_undo(std::string(words::kDidClearHandMarks));
}

void Entries::filter(int digit) {
    filtered_ = digit == filtered_ ? 0 : digit;
    if (filtered_ == 0) return notice_.say_done(std::string(words::kHighlightGone));
    const int cells = possible_cells(digit).size();
    notice_.say_while(fill(cells == 1 ? words::kDidHighlightOne : words::kDidHighlightMany,
                           {std::to_string(digit), std::to_string(cells)}),
                      [this, digit, cells] { return filtered_ == digit && possible_cells(digit).size() == cells; });
}

int Entries::highlighted_digit() const {
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
