// Board: the user's puzzle at one moment. A plain value; every change makes a new one, so that history is a list of
// boards.
#pragma once

#include <string>

#include "board/cell_set.hpp"
#include "board/grid.hpp"

namespace rookery::shell {

struct Board {
    Grid9 givens{};
    Grid9 entered{};               // digits that the user entered into cells without a given
    Candidates9 barred{};          // candidates that the puzzle itself excludes (read from pencil marks)
    Candidates9 removed{};         // candidates that the user or a step removed
    Candidates9 noted{};           // candidates that the user wrote by hand: the centre marks
    Candidates9 corners{};         // digits that the user wrote into corners: "in this box it is here or there"
    Candidates9 erased_noted{};    // marks that entered digits erased: they return with the digits' removal
    Candidates9 erased_corners{};  // likewise
    Candidates9 colours{};         // painted by the user: a set of colours from 1 to 9
    std::string title;             // of the puzzle, if its text had one
    friend bool operator==(const Board&, const Board&) = default;

    Digit digit_at(int cell) const { return givens[cell] != 0 ? givens[cell] : entered[cell]; }
    bool is_given(int cell) const { return givens[cell] != 0; }
};

// No clue, nothing barred: there is no puzzle yet.
bool is_blank(const Board& board);
Grid9 values_of(const Board& board);
// The candidates of every empty cell: digits that no peer has, without the barred and the removed ones. Empty for a
// filled cell.
Candidates9 candidates_of(const Board& board);
// Cells whose digit occurs twice in one of their houses.
CellSet conflicts_of(const Board& board);
// The givens, or without any, the entered digits.
Grid9 puzzle_of(const Board& board);
// The puzzle without the user's changes.
Board as_given(const Board& board);
// The puzzle's candidates, including those of solved cells: the solver's input if candidates are barred.
Candidates9 puzzle_candidates_of(const Board& board);
// The puzzle as text that core/text reads: an 81-character line, or 729 characters if candidates are barred.
std::string puzzle_text_of(const Board& board);
// The board as an 81-character line, entered digits included.
std::string line_of(const Board& board);

Board board_of(const Grid9& givens);
// For a puzzle given by candidates: solved cells become givens, and the rest is barred.
Board board_of(const Grid9& givens, const Candidates9& candidates);

std::string house_name(int house);  // "box 3", "row 5", "column 9"

// Puts a digit into a cell without a given; 0 clears it. A digit erases the cell's marks, and if `erases`, also itself
// from the marks of its peers. These marks return when the digit is cleared or replaced, unless another entered digit
// still excludes them.
void put_digit(Board& board, int cell, Digit digit, bool erases = true);
// Gives `board` the colours and the title of `from`, and its marks as far as they are consistent with the board's
// digits.
void keep_marks(Board& board, const Board& from);

}  // namespace rookery::shell
