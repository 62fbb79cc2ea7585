// Sheets of puzzles to print, for every mode that has puzzles.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "shell/jobs/host.hpp"
#include "shell/table/table.hpp"

namespace rookery::shell {

class Model;

// How many rows of a table have puzzles that a sheet can show: 9x9, without barred candidates.
std::size_t printable_rows(const Table& table, std::span<const std::uint32_t> rows);

// A sheet of those puzzles, each with its rating and clues below.
PrintSheet sheet_of(const Table& table, std::span<const std::uint32_t> rows, std::string title, int per_page);

// With more puzzles, nothing is printed, and a sentence says so.
inline constexpr std::size_t kMaxPrinted = 600;

void print_board(Model& model);
void print_list(Model& model);
void print_found(Model& model);
void print_results(Model& model);

}  // namespace rookery::shell
