// OpenSudoku's XML: the collections of the Android program.
//
// <opensudoku> without a version has the name of the collection and games of 81 digits. With version 2 there are
// folders, and the data of a game are 81 digits or, after "version: N" and a line break, its 81 cells: value, notes and
// whether the cell is free, each with a '|' behind it. Notes are a list of digits in version 1 of the cells, and a sum
// of 2^(digit-1) in versions 2 and 3. Later versions are refused, since they are not described anywhere.
#pragma once

#include <string>
#include <string_view>

#include "text/scan/problems.hpp"

namespace rookery::reading {

// Whether the text is XML that begins with this root.
bool is_open_sudoku(std::string_view text);
void read_open_sudoku(std::string_view text, Findings& findings);

// One document is the head, any number of games, and the end.
std::string open_sudoku_head();
std::string write_open_sudoku_game(const Grid9& givens, const PuzzleExtras& extras, std::string_view note);
std::string open_sudoku_end();

}  // namespace rookery::reading
