#include "shell/table/table_order.hpp"

namespace rookery::shell {

std::string sorting_of(const Table& table) {
    for (int c = 0; c < kColumnCount; ++c) {
        const auto column = static_cast<Column>(c);
        if (!table.is_sorted_by(column)) continue;
        return (table.is_descending() ? "-" : "") + std::string(short_name_of(column));
    }
    return {};
}

void sort_as(Table& table, std::string_view text) {
    const bool descending = text.substr(0, 1) == "-";
    const auto column = column_of(text.substr(descending ? 1 : 0));
    if (column) table.sort_by(*column, descending);
}

void cycle_sort(Table& table, Column column) {
    if (!table.is_sorted_by(column)) {
        table.sort_by(column, false);
    } else if (!table.is_descending()) {
        table.sort_by(column, true);
    } else {
        table.sort_by_arrival();
    }
}

}  // namespace rookery::shell
