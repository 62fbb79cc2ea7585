// Conversion between boards and the puzzles of core/text, including the progress that some formats can store.
#pragma once

#include <optional>
#include <string_view>

#include "shell/board/user_board.hpp"
#include "text/text.hpp"

namespace rookery::shell {

// A 9x9 puzzle with the entered digits, the marks and the title of its text.
//
// The meaning of a text's candidates depends on its givens. If these have one solution, missing candidates are the
// player's work and can be undone. If they have several, or if the text did not distinguish givens from entered digits,
// the candidates are the puzzle.
Board board_of(const Grid9& givens, const ParsedPuzzle& puzzle, const TextFormat& format);

// The first puzzle of a text that stores no progress, such as a row of a table: its candidates are part of the puzzle.
// nullopt: it has no 9x9 puzzle.
std::optional<Board> board_of_text(std::string_view text);

// A 9x9 puzzle in a line of text; nullopt if there is none.
std::optional<Grid9> read_grid(std::string_view line);

// The reverse. Candidates are included only if they say more than the digits.
ParsedPuzzle parsed_of(const Board& board);

}  // namespace rookery::shell
