// Which rows of a table a filter lets through.
#pragma once

#include "shell/table/table.hpp"

namespace rookery::shell {

bool passes(const Filter& filter, const Table& table, const TableRow& row);

}  // namespace rookery::shell
