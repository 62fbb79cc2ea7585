#include "shell/jobs/table_rows.hpp"

#include <string>

#include "shell/board/board_text.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {

Board board_of_row(const Table& table, int row) {
    if (row < 0 || static_cast<std::size_t>(row) >= table.size()) return {};
    return board_of_text(table.puzzle(table.row(static_cast<std::size_t>(row)))).value_or(Board{});
}

void open_table_row(Workspace& workspace, const Table& table, std::size_t place, int& selected, std::string_view from,
                    bool may_stay_with_list) {
    const auto& order = table.order();
    if (place >= order.size()) return;
    selected = static_cast<int>(order[place]);
    const TableRow& row = table.row(order[place]);
    const auto board = board_of_text(table.puzzle(row));
    if (!board) return workspace.notice.say(std::string(words::kOnlyNineOnBoard));
    const std::string what = fill(from, {thousands(row.line)});
    workspace.hand_over(OpenPuzzle{*board, what, what, {}, may_stay_with_list});
}

}  // namespace rookery::shell
