// A table on the page: a header that sorts, and only the visible rows.
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
    std::string_view id;          // prefix of its headers' commands ("sort-" gives "sort-er")
    std::string_view name;        // of the table
    std::string_view line_title;  // title of the column of line numbers
    int selected = -1;            // index of the table; -1: none
    float height = 0;
    Column first = Column::er;   // gets room on the page before all other columns
    int seen = -1;               // position of a row to scroll into view when this changes; -1: none
    bool whole_puzzles = false;  // on several lines if one is too short
    // Rows can be marked: the prefix of the commands for that ("mark-row-0"), and whether a row of the table is marked.
    std::string_view mark_id = {};
    std::function<bool(std::uint32_t)> is_marked = {};
};
// Rows are labelled "row 1" ... in their current order; pressing one opens it.
void draw_table(Ui& ui, const Table& table, const TableLook& look);

// "  ·  sorting…", after the count of rows: while a large table does not show its new order yet; else empty.
std::string change_text(const Table& table);

// The commands for a table of puzzles.
struct TableUses {
    std::string_view take;  // for the selected puzzle
    Icon take_icon = Icon::none;
    std::string_view take_name;
    std::string_view send;  // all puzzles, to the list
    std::string_view copy;
    std::string_view save_puzzles;  // one per line
    std::string_view save_table;
    std::string_view print = {};  // empty: elsewhere
};
void draw_table_uses(Ui& ui, const TableUses& uses);  // a row of buttons below the table

}  // namespace rookery::shell
