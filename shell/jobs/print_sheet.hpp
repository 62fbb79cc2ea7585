// Rows of a table as a sheet for paper.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "shell/jobs/host.hpp"
#include "shell/table/table.hpp"

namespace rookery::shell {

// The puzzles of the rows that a sheet can show: of 9 rows, without barred candidates. Under each its rating and its
// clues.
PrintSheet sheet_of(const Table& table, std::span<const std::uint32_t> rows, std::string title, int per_page);

}  // namespace rookery::shell
