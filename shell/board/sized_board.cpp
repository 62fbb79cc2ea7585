#include "shell/board/sized_board.hpp"

#include <array>

#include "shell/paint/board_frame.hpp"
#include "text/joined.hpp"
#include "text/scan/cells.hpp"

namespace rookery::shell {
namespace {

Digit digit_in(char symbol) {
    return static_cast<Digit>(reading::digit_of(static_cast<unsigned char>(symbol)).value_or(0));
}

std::size_t place(int cell) {
    return static_cast<std::size_t>(cell);
}

}  // namespace

Digit SizedBoard::digit_at(int cell) const {
    return digit_in(is_given(cell) ? givens[place(cell)] : entered[place(cell)]);
}

bool SizedBoard::sees(int a, int b) const {
    if (a == b) return false;
    const int rows = side();
    const int box = order_of(rows);
    const int row_a = a / rows;
    const int row_b = b / rows;
    const int column_a = a % rows;
    const int column_b = b % rows;
    if (row_a == row_b || column_a == column_b) return true;
    if (row_a / box == row_b / box && column_a / box == column_b / box) return true;
    if (!diagonal) return false;
    return (row_a == column_a && row_b == column_b) || (row_a + column_a == rows - 1 && row_b + column_b == rows - 1);
}

SizedBoard sized_board(std::string_view givens, bool diagonal, std::string_view entered,
                       const std::vector<DigitSet>& marks) {
    SizedBoard board{std::string(givens), diagonal, std::string(givens.size(), '.'), {}};
    board.marks.resize(givens.size());
    const DigitSet all = all_digits(board.side());
    for (int cell = 0; cell < board.cells(); ++cell) {
        if (board.is_given(cell)) continue;
        const std::size_t at = place(cell);
        if (at < entered.size() && digit_in(entered[at]) <= board.side()) board.entered[at] = entered[at];
        if (at < marks.size() && board.digit_at(cell) == 0) board.marks[at] = static_cast<DigitSet>(marks[at] & all);
    }
    return board;
}

char symbol_of(int digit) {
    return reading::symbol_of(digit);
}

std::string symbols_of(DigitSet set) {
    std::string text;
    for (; set != 0; set = without_lowest(set)) append_item(text, std::string(1, symbol_of(lowest_digit(set))), ", ");
    return text;
}

void put_digit(SizedBoard& board, int cell, Digit digit) {
    if (board.is_given(cell)) return;
    board.entered[place(cell)] = digit == 0 ? '.' : symbol_of(digit);
    if (digit == 0) return;
    board.marks[place(cell)] = 0;
    for (int other = 0; other < board.cells(); ++other) {
        DigitSet& marks = board.marks[place(other)];
        if (board.sees(cell, other)) marks = static_cast<DigitSet>(marks & ~digit_bit(digit));
    }
}

void toggle_mark(SizedBoard& board, int cell, Digit digit) {
    if (board.digit_at(cell) != 0) return;
    DigitSet& marks = board.marks[place(cell)];
    marks = static_cast<DigitSet>(marks ^ digit_bit(digit));
}

SizedCells conflicts_of(const SizedBoard& board) {
    SizedCells cells;
    for (int a = 0; a < board.cells(); ++a) {
        const Digit digit = board.digit_at(a);
        for (int b = a + 1; digit != 0 && b < board.cells(); ++b) {
            if (board.digit_at(b) == digit && board.sees(a, b)) cells.set(place(a)).set(place(b));
        }
    }
    return cells;
}

bool is_full(const SizedBoard& board) {
    for (int cell = 0; cell < board.cells(); ++cell) {
        if (board.digit_at(cell) == 0) return false;
    }
    return true;
}

bool is_solved(const SizedBoard& board) {
    return is_full(board) && conflicts_of(board).none();
}

DigitSet complete_digits(const SizedBoard& board) {
    std::array<int, 17> counts{};
    const SizedCells conflicts = conflicts_of(board);
    for (int cell = 0; cell < board.cells(); ++cell) {
        if (!conflicts.test(place(cell))) ++counts[board.digit_at(cell)];
    }
    DigitSet complete = 0;
    for (int digit = 1; digit <= board.side(); ++digit) {
        if (counts[static_cast<std::size_t>(digit)] == board.side())
            complete = static_cast<DigitSet>(complete | digit_bit(digit));
    }
    return complete;
}

}  // namespace rookery::shell
