// Whether a row of a table passes a filter.
#pragma once

#include "shell/table/table.hpp"

namespace rookery::shell {

bool passes(const Filter& filter, const Table& table, const TableRow& row);

}  // namespace rookery::shell
