#include "shell/jobs/page.hpp"

#include <string>

#include "shell/board/board_text.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {

std::vector<std::uint32_t> Page::taken_rows() const {
    const Table* table = table_in_sight();
    return table == nullptr ? std::vector<std::uint32_t>{} : table->whole_order();
}

std::size_t Page::taken_count() const {
    const Table* table = table_in_sight();
    return table == nullptr ? 0 : table->order().size();
}

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
