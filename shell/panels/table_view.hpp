// A table on the page: a header that sorts, and only those rows that are in sight.
#pragma once

#include <string_view>

#include "panels/ui.hpp"

namespace rookery::shell {

struct TableActions {
    int opened = -1;      // position in the table's order of the row that was pressed
    bool sorted = false;  // a header was pressed
    Column sort_column = Column::line;
};
// `id` starts the labels of its headers ("sort-" gives "sort-er"); rows are "row 1" ... in their present order.
// `line_title` heads the column of line numbers; `selected` is an index of the table, or -1.
TableActions draw_table(Ui& ui, const Table& table, std::string_view id, std::string_view line_title, int selected,
                        float height);

}  // namespace rookery::shell
