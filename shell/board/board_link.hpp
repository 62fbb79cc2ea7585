// Board links: a board as the fragment of the page's address, which is never sent to a server.
//
//   p=...   the givens alone, in SudokuPad's short code without its "scf"
//   s=A...  the whole board: digits, removed candidates, marks, colours, title; A is the version (B: several colours in
//           a cell)
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "shell/board/user_board.hpp"

namespace rookery::shell {

// The puzzle alone, with its barred candidates if there are any, and without its title.
std::string puzzle_link(const Board& board);
// The puzzle with the player's progress.
std::string progress_link(const Board& board);

struct LinkedBoard {
    std::optional<Board> board;
    bool newer = false;  // made by a newer version, in a format that this one cannot read
};
// nullopt: the fragment is no link to a board. If there is neither a board nor `newer`, the link is damaged.
std::optional<LinkedBoard> read_board_link(std::string_view fragment);

}  // namespace rookery::shell
