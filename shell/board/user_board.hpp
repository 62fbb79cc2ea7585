// Board: the puzzle on the table as its user has it at one moment. A plain value; every change makes a new one, so that
// history is a list of boards.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "board/cell_set.hpp"
#include "board/grid.hpp"

namespace rookery::shell {

struct Board {
    Grid9 givens{};
    Grid9 entered{};        // digits that the user put into cells without a given
    Candidates9 barred{};   // candidates that the puzzle itself excludes (read from pencilmarks)
    Candidates9 removed{};  // candidates that the user or a step took away
    Candidates9 noted{};    // candidates that the user wrote by hand: the centre marks
    Candidates9 corners{};  // digits that the user wrote into the corners of cells: "in this box it is here or there"
    std::array<std::uint8_t, 81> colours{};  // that the user painted cells in, from 1; 0: none
    std::string title;                       // of the puzzle, where the text that it came from had one
    friend bool operator==(const Board&, const Board&) = default;

    Digit digit_at(int cell) const { return givens[cell] != 0 ? givens[cell] : entered[cell]; }
    bool is_given(int cell) const { return givens[cell] != 0; }
};

// No clue, nothing barred: there is no puzzle yet.
bool is_blank(const Board& board);
Grid9 values_of(const Board& board);
// The candidates of every empty cell: digits that no peer holds, without the barred and the removed ones. Empty for a
// filled cell.
Candidates9 candidates_of(const Board& board);
// Cells whose digit stands twice in one of their houses.
CellSet conflicts_of(const Board& board);
// What is the puzzle: the givens, or what was entered as long as nothing is given.
Grid9 puzzle_of(const Board& board);
// The puzzle as it was before anything was done to it.
Board as_given(const Board& board);
// Its candidates, those of solved cells included: what the solver takes where candidates are barred.
Candidates9 puzzle_candidates_of(const Board& board);
// The puzzle as text that core/text reads: an 81-character line, or 729 characters when candidates are barred.
std::string puzzle_text_of(const Board& board);
// The board as an 81-character line, entered digits included.
std::string line_of(const Board& board);

Board board_of(const Grid9& givens);
// Of a puzzle given by candidates: solved cells as givens, the rest barred.
Board board_of(const Grid9& givens, const Candidates9& candidates);

std::string house_name(int house);  // "box 3", "row 5", "column 9"

// Puts a digit into a cell that has no given: the cell's own marks go, and the digit leaves the marks of its peers.
// 0 clears.
void put_digit(Board& board, int cell, Digit digit);
// Gives `board` the colours, the title and the marks of `from`, these as far as its digits leave them standing.
void keep_marks(Board& board, const Board& from);

}  // namespace rookery::shell
