// Text without a frame of its own: a list with one puzzle a line, or grids with one row a line.
//
// Two walks: the survey says what kind of lines it has, then one of two readers takes them in order. Both are linear in
// the text and look at no line more often than a fixed number of times.
#pragma once

#include <cstdint>
#include <string_view>

#include "text/diagnostics.hpp"
#include "text/scan/puzzle_line.hpp"

namespace rookery::reading {

// `first_line` is the number of the first line of `text`, which may be a part of a longer text.
void read_plain_text(std::string_view text, std::int64_t first_line, Diagnostics& to);

// Some lines of a list that has one puzzle a line, most of them of the length `usual`. Returns the number of the line
// behind them.
std::int64_t read_list_lines(std::string_view lines, std::int64_t first_line, LineLength usual, Diagnostics& to);

// One line with one puzzle, as symbols (see read_puzzle_line) or as a code (codes.hpp). False if it
// has none; then `to` has the problem.
bool read_one_line(const Line& line, Diagnostics& to);

}  // namespace rookery::reading
