// How a table is sorted, as a text: "er", "-er" for descending; empty: as the rows came.
#pragma once

#include <string>
#include <string_view>

#include "shell/table/table.hpp"

namespace rookery::shell {

std::string sorting_of(const Table& table);
void sort_as(Table& table, std::string_view text);  // a text that makes no sense changes nothing

// Clicks through ascending, descending, unsorted.
void cycle_sort(Table& table, Column column);

}  // namespace rookery::shell
