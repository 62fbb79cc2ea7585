// Rows of a table of puzzles, opened on the board of the mode "Play".
#pragma once

#include <cstddef>
#include <string_view>

#include "shell/board/user_board.hpp"
#include "shell/jobs/page_workspace.hpp"
#include "shell/table/table.hpp"

namespace rookery::shell {

// The puzzle of a row, by its index in the table; blank: there is no such row, or it is not 9x9.
Board board_of_row(const Table& table, int row);

// Hands over the puzzle of a row, by its position in the order shown, and stores in `selected` which one it is. `from`
// describes its origin, with the line number for "{0}".
void open_table_row(Workspace& workspace, const Table& table, std::size_t place, int& selected, std::string_view from,
                    bool may_stay_with_list = false);

}  // namespace rookery::shell
