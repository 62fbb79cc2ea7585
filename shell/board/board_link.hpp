// Board links: a board as the fragment of the page's address, which no server ever sees.
//
//   p=...   the givens alone, in SudokuPad's short code without its "scf"
//   s=A...  the whole board: digits, candidates taken away, marks, colours, title; A is the version
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "shell/board/user_board.hpp"

namespace rookery::shell {

// The puzzle alone. Its candidates go with it where it has some of its own; its title does not.
std::string puzzle_link(const Board& board);
// What was done to it, too.
std::string progress_link(const Board& board);

struct LinkedBoard {
    std::optional<Board> board;
    bool newer = false;  // made by a version that writes what this one cannot read
};
// Nothing: the fragment is no link to a board. Otherwise a board, or neither board nor `newer`: the link is damaged.
std::optional<LinkedBoard> read_board_link(std::string_view fragment);

}  // namespace rookery::shell
