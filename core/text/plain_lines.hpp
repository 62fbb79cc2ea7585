// Plain lines: 81 digits, dots or zeros, and the line end. Nearly all lines of most lists are plain, so they are read
// without checking for anything else.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "board/grid.hpp"

namespace rookery::reading {

// Whether the text begins with a complete plain line, with its line feed.
bool begins_plain(std::string_view text);

// Appends the puzzles of plain lines up to the first line that is not plain or whose digits conflict. Returns the
// number of bytes read.
std::size_t read_plain_lines(std::string_view text, std::vector<Grid9>& to);

}  // namespace rookery::reading
