// SudokuWiki's board: "bd=" and 81 digits, or 162 characters that hold the candidates.
//
// Of the latter, two a cell: twice the set of its candidates (bit d-1 for digit d), plus 1 if it is a clue, in base 32
// with the symbols 0-9 and a-v. "vu" is an open cell with all nine candidates, "03" the clue 1.
#pragma once

#include <string>
#include <string_view>

#include "text/formats/code_reading.hpp"

namespace rookery::reading {

inline constexpr std::size_t kWikiSymbols = 162;

// Whether the text is 162 symbols of 0-9 and a-v (either case).
bool is_wiki_board(std::string_view text);

// 162 symbols that hold no letter may be something else: a puzzle with its solution, or a grid with the layout of its
// regions. They are taken for a board if they are a possible one, else for a puzzle and its solution, and the problem
// says so.
CodeReading read_wiki_board(std::string_view text);

std::string write_wiki_board(const Grid9& givens, const Candidates9& candidates);

}  // namespace rookery::reading
