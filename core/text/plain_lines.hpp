// Plain lines: 81 digits, dots or noughts, and the line's end. Nearly all lines of most lists are, and these are read
// without a look at what else a line may hold.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "board/grid.hpp"

namespace rookery::reading {

// Whether the text begins with a plain line whose line feed is there.
bool begins_plain(std::string_view text);

// Appends the puzzles of plain lines until one comes that is not, or whose digits conflict. Returns how many bytes were
// read.
std::size_t read_plain_lines(std::string_view text, std::vector<Grid9>& to);

}  // namespace rookery::reading
