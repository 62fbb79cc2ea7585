// Boards and the puzzles that core/text reads and writes: both ways, with all that the formats know of a game begun.
#pragma once

#include <optional>
#include <string_view>

#include "shell/board/user_board.hpp"
#include "text/text.hpp"

namespace rookery::shell {

// A 9x9 puzzle with the digits placed, the marks and the title that its text brought.
//
// What the candidates of a text are depends on its givens: where these have one solution, candidates that are missing
// are the player's work and can be undone; where they have several, or where the text could not tell givens from
// digits placed, the candidates are the puzzle.
Board board_of(const Grid9& givens, const ParsedPuzzle& puzzle, const TextFormat& format);

// The first puzzle of a text that holds nothing of a game begun, such as a row of a table: its candidates are the
// puzzle. Nothing: there is none of 9x9.
std::optional<Board> board_of_text(std::string_view text);

// A 9x9 puzzle in a line of text; nothing if it is none.
std::optional<Grid9> read_grid(std::string_view line);

// The other way. Candidates are told only where there is more to them than the digits say.
ParsedPuzzle parsed_of(const Board& board);

}  // namespace rookery::shell
