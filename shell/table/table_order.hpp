// How a table is sorted, as a text: "er", "-er" for descending; empty: in order of arrival.
#pragma once

#include <string>
#include <string_view>

#include "shell/table/table.hpp"

namespace rookery::shell {

std::string sorting_of(const Table& table);
void sort_as(Table& table, std::string_view text);  // an invalid text changes nothing

// Successive clicks: ascending, descending, unsorted.
void cycle_sort(Table& table, Column column);

}  // namespace rookery::shell
