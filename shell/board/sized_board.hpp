// SizedBoard: a puzzle with 4 to 25 rows, plain or diagonal, at one moment of play. It is a plain value like Board,
// its counterpart in the mode "Play", but has only one kind of pencil marks.
#pragma once

#include <bitset>
#include <string>
#include <string_view>
#include <vector>

#include "board/shape.hpp"

namespace rookery::shell {

// A set with a bit for each cell of the largest board.
using SizedCells = std::bitset<std::size_t{kLargestSide} * kLargestSide>;

struct SizedBoard {
    std::string givens;  // as many symbols as some shape has cells: 1 to 9, then A to P; '.' for an empty one
    bool diagonal = false;
    std::string entered;         // the digits entered into cells without a given, likewise
    std::vector<WideSet> marks;  // pencil marks of every cell
    friend bool operator==(const SizedBoard&, const SizedBoard&) = default;

    Shape shape() const { return shape_of_cells(givens.size(), diagonal).value_or(Shape{.diagonal = diagonal}); }
    int side() const { return shape().side(); }
    int cells() const { return static_cast<int>(givens.size()); }
    bool is_empty() const { return givens.empty(); }  // there is no puzzle
    bool has_entries() const;
    bool is_given(int cell) const { return givens[static_cast<std::size_t>(cell)] != '.'; }
    Digit digit_at(int cell) const;  // 0: none
    WideSet marks_at(int cell) const { return marks[static_cast<std::size_t>(cell)]; }
    ShapedGrid grid() const;  // with the digits entered
};

// The puzzle without entries.
SizedBoard sized_puzzle(std::string_view givens, bool diagonal);
// Drops the parts of `entered` and `marks` that do not fit the puzzle: texts from another page may contain anything.
SizedBoard sized_board(std::string_view givens, bool diagonal, std::string_view entered,
                       const std::vector<WideSet>& marks);

char symbol_of(int digit);            // 10 -> 'A'
std::string symbols_of(WideSet set);  // "1, 4, A"

// Puts a digit into a cell without a given: removes the cell's marks, and the digit from the marks of the cells that it
// sees. 0 clears.
void put_digit(SizedBoard& board, int cell, Digit digit);
void toggle_mark(SizedBoard& board, int cell, Digit digit);  // only in a cell without a digit

// Cells whose digit occurs twice in one of their houses.
SizedCells conflicts_of(const SizedBoard& board);
// Every cell has a digit; is_solved: and no house has a digit twice.
bool is_full(const SizedBoard& board);
bool is_solved(const SizedBoard& board);
// Digits that are complete: in every row, and never twice in a house.
WideSet complete_digits(const SizedBoard& board);

}  // namespace rookery::shell
