// Text without a container: a list with one puzzle per line, or grids with one row per line.
//
// Two passes: the survey determines the kind of its lines, then one of two readers takes them in order. Both are linear
// in the text and read each line a bounded number of times.
#pragma once

#include <cstdint>
#include <string_view>

#include "text/diagnostics.hpp"
#include "text/scan/puzzle_line.hpp"

namespace rookery::reading {

// `first_line` is the number of the first line of `text`, which may be part of a longer text.
void read_plain_text(std::string_view text, std::int64_t first_line, Diagnostics& to);

// Reads some lines of a list with one puzzle per line, most of them of the length `usual`. Returns the number of the
// line after them.
std::int64_t read_list_lines(std::string_view lines, std::int64_t first_line, LineLength usual, Diagnostics& to);

// One line with one puzzle, as symbols (see read_puzzle_line) or as a code (codes.hpp). False if it has none; then `to`
// has the problem.
bool read_one_line(const Line& line, Diagnostics& to);

}  // namespace rookery::reading
