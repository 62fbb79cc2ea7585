#include "shell/board/sized_board.hpp"

#include <algorithm>
#include <array>

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

ShapedGrid SizedBoard::grid() const {
    ShapedGrid grid{shape()};
    for (int cell = 0; cell < cells(); ++cell) grid[cell] = digit_at(cell);
    return grid;
}

bool SizedBoard::has_entries() const {
    const auto marked = [](WideSet set) { return set != 0; };
    return entered.find_first_not_of('.') != std::string::npos || std::any_of(marks.begin(), marks.end(), marked);
}

SizedBoard sized_puzzle(std::string_view givens, bool diagonal) {
    return sized_board(givens, diagonal, {}, {});
}

SizedBoard sized_board(std::string_view givens, bool diagonal, std::string_view entered,
                       const std::vector<WideSet>& marks) {
    SizedBoard board{std::string(givens), diagonal, std::string(givens.size(), '.'), {}};
    board.marks.resize(givens.size());
    const WideSet all = wide::all(board.side());
    for (int cell = 0; cell < board.cells(); ++cell) {
        if (board.is_given(cell)) continue;
        const std::size_t at = place(cell);
        if (at < entered.size() && digit_in(entered[at]) <= board.side()) board.entered[at] = entered[at];
        if (at < marks.size() && board.digit_at(cell) == 0) board.marks[at] = marks[at] & all;
    }
    return board;
}

char symbol_of(int digit) {
    return reading::symbol_of(digit);
}

std::string symbols_of(WideSet set) {
    std::string text;
    for (; set != 0; set = wide::without_lowest(set))
        append_item(text, std::string(1, symbol_of(wide::lowest(set))), ", ");
    return text;
}

void put_digit(SizedBoard& board, int cell, Digit digit) {
    if (board.is_given(cell)) return;
    board.entered[place(cell)] = digit == 0 ? '.' : symbol_of(digit);
    if (digit == 0) return;
    board.marks[place(cell)] = 0;
    const Shape shape = board.shape();
    for (int other = 0; other < board.cells(); ++other) {
        if (shape.sees(cell, other)) board.marks[place(other)] &= ~wide::bit(digit);
    }
}

void toggle_mark(SizedBoard& board, int cell, Digit digit) {
    if (board.digit_at(cell) != 0) return;
    board.marks[place(cell)] ^= wide::bit(digit);
}

SizedCells conflicts_of(const SizedBoard& board) {
    SizedCells cells;
    const ShapedGrid grid = board.grid();
    const ShapeHouses& houses = ShapeHouses::of(grid.shape);
    for (int house = 0; house < grid.shape.houses(); ++house) {
        WideSet once = 0;
        WideSet twice = 0;
        for (const int cell : houses.cells_of(house)) {
            const WideSet digit = grid[cell] == 0 ? 0 : wide::bit(grid[cell]);
            twice |= once & digit;
            once |= digit;
        }
        for (const int cell : houses.cells_of(house)) {
            if (twice != 0 && grid[cell] != 0 && wide::has(twice, grid[cell])) cells.set(place(cell));
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

WideSet complete_digits(const SizedBoard& board) {
    std::array<int, kLargestSide + 1> counts{};
    const SizedCells conflicts = conflicts_of(board);
    for (int cell = 0; cell < board.cells(); ++cell) {
        if (!conflicts.test(place(cell))) ++counts[board.digit_at(cell)];
    }
    WideSet complete = 0;
    for (int digit = 1; digit <= board.side(); ++digit) {
        if (counts[static_cast<std::size_t>(digit)] == board.side()) complete |= wide::bit(digit);
    }
    return complete;
}

}  // namespace rookery::shell
