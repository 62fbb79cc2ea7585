// SizedBoard: a puzzle with 4, 9 or 16 rows, plain or diagonal, at one moment of play. It is a plain value like Board,
// its counterpart in the mode "Play", but has only one kind of pencil marks.
#pragma once

#include <bitset>
#include <string>
#include <string_view>
#include <vector>

#include "board/digits.hpp"

namespace rookery::shell {

// A set with a bit for each cell of the largest board.
using SizedCells = std::bitset<256>;

struct SizedBoard {
    std::string givens;  // 16, 81 or 256 symbols: 1 to 9, then A to G; '.' for an empty cell
    bool diagonal = false;
    std::string entered;          // the digits entered into cells without a given, likewise
    std::vector<DigitSet> marks;  // pencil marks of every cell
    friend bool operator==(const SizedBoard&, const SizedBoard&) = default;

    int side() const { return side_of(givens.size()); }
    int cells() const { return static_cast<int>(givens.size()); }
    bool is_given(int cell) const { return givens[static_cast<std::size_t>(cell)] != '.'; }
    Digit digit_at(int cell) const;  // 0: none
    DigitSet marks_at(int cell) const { return marks[static_cast<std::size_t>(cell)]; }
    bool sees(int a, int b) const;  // different cells that share a house

    static int side_of(std::size_t cells) { return cells <= 16 ? 4 : cells <= 81 ? 9 : 16; }
};

// Drops the parts of `entered` and `marks` that do not fit the puzzle: texts from another page may contain anything.
SizedBoard sized_board(std::string_view givens, bool diagonal, std::string_view entered,
                       const std::vector<DigitSet>& marks);

char symbol_of(int digit);             // 10 -> 'A'
std::string symbols_of(DigitSet set);  // "1, 4, A"

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
DigitSet complete_digits(const SizedBoard& board);

}  // namespace rookery::shell
