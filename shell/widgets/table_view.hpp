// A table on the page: a header that sorts, and only those rows that are in sight.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "shell/table/table.hpp"
#include "shell/widgets/icons.hpp"
#include "shell/widgets/ui.hpp"

namespace rookery::shell {

struct TableLook {
    std::string_view id;          // starts the commands of its headers ("sort-" gives "sort-er")
    std::string_view name;        // of the table
    std::string_view line_title;  // heads the column of line numbers
    int selected = -1;            // index of the table; -1: none
    float height = 0;
    Column first = Column::er;   // has room on the page before all other columns
    int seen = -1;               // position of a row that is to be in sight when it changes; -1: none
    bool whole_puzzles = false;  // on several lines where one is too short
    // Rows can be marked: what starts the commands of their marks ("mark-row-0"), and whether a row of the table is.
    std::string_view mark_id = {};
    std::function<bool(std::uint32_t)> is_marked = {};
};
// Rows are "row 1" ... in their present order; one that is pressed opens.
void draw_table(Ui& ui, const Table& table, const TableLook& look);
// A column's title, and what a tooltip says of it; empty: nothing.
std::string_view title_of(Column column);
std::string_view help_of(Column column);

// "  ·  sorting…", behind the count of rows: while a large table does not show yet what it was asked for; else empty.
std::string change_text(const Table& table);

// The commands for what can be done with a table of puzzles.
struct TableUses {
    std::string_view take;  // the puzzle that is chosen
    Icon take_icon = Icon::none;
    std::string_view take_name;
    std::string_view send;  // all, to the list
    std::string_view copy;
    std::string_view save_puzzles;  // one a line
    std::string_view save_table;
    std::string_view print = {};  // empty: elsewhere
};
void draw_table_uses(Ui& ui, const TableUses& uses);  // a row of buttons below the table

}  // namespace rookery::shell
