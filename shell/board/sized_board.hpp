// SizedBoard: a puzzle of 4, 9 or 16 rows, plain or diagonal, as its player has it at one moment: what Board is to the
// puzzles of the mode "Play", with pencil marks of one kind. A plain value, like that.
#pragma once

#include <bitset>
#include <string>
#include <string_view>
#include <vector>

#include "board/digits.hpp"

namespace rookery::shell {

// One of as many cells as the largest board has.
using SizedCells = std::bitset<256>;

struct SizedBoard {
    std::string givens;  // 16, 81 or 256 symbols: 1 to 9, then A to G; '.' for an empty cell
    bool diagonal = false;
    std::string entered;          // the same of digits that the player put into cells without a given
    std::vector<DigitSet> marks;  // pencil marks of every cell
    friend bool operator==(const SizedBoard&, const SizedBoard&) = default;

    int side() const { return side_of(givens.size()); }
    int cells() const { return static_cast<int>(givens.size()); }
    bool is_given(int cell) const { return givens[static_cast<std::size_t>(cell)] != '.'; }
    Digit digit_at(int cell) const;  // 0: none
    DigitSet marks_at(int cell) const { return marks[static_cast<std::size_t>(cell)]; }
    bool sees(int a, int b) const;  // different cells with a house in common

    static int side_of(std::size_t cells) { return cells <= 16 ? 4 : cells <= 81 ? 9 : 16; }
};

// What of `entered` and `marks` does not fit the puzzle is left out: texts of another page may hold anything.
SizedBoard sized_board(std::string_view givens, bool diagonal, std::string_view entered,
                       const std::vector<DigitSet>& marks);

char symbol_of(int digit);             // 10 -> 'A'
std::string symbols_of(DigitSet set);  // "1, 4, A"

// Puts a digit into a cell that has no given: the cell's own marks go, and the digit leaves the marks of the cells that
// it sees. 0 clears.
void put_digit(SizedBoard& board, int cell, Digit digit);
void toggle_mark(SizedBoard& board, int cell, Digit digit);  // of a cell without a digit

// Cells whose digit stands twice in one of their houses.
SizedCells conflicts_of(const SizedBoard& board);
// Every cell has a digit; and none is twice in a house.
bool is_full(const SizedBoard& board);
bool is_solved(const SizedBoard& board);
// Digits that every row has, none twice in a house: there is no place for another.
DigitSet complete_digits(const SizedBoard& board);

}  // namespace rookery::shell
