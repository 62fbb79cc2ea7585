// Rows of a table as a sheet to print.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "shell/jobs/host.hpp"
#include "shell/table/table.hpp"

namespace rookery::shell {

// How many of the rows have puzzles that a sheet can show: 9x9, without barred candidates.
std::size_t printable_rows(const Table& table, std::span<const std::uint32_t> rows);

// A sheet of those puzzles, each with its rating and clues below.
PrintSheet sheet_of(const Table& table, std::span<const std::uint32_t> rows, std::string title, int per_page);

}  // namespace rookery::shell
