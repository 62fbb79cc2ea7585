// Rows of a table as a sheet for paper.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "shell/jobs/host.hpp"
#include "shell/table/table.hpp"

namespace rookery::shell {

// Of the rows, how many puzzles a sheet can show: those of 9 rows, without barred candidates.
std::size_t printable_rows(const Table& table, std::span<const std::uint32_t> rows);

// Those puzzles; under each its rating and its clues.
PrintSheet sheet_of(const Table& table, std::span<const std::uint32_t> rows, std::string title, int per_page);

}  // namespace rookery::shell
