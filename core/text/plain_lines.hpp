// Plain lines: 81 digits, dots or noughts, and the line's end. Nearly all lines of most lists are, and these are read
// without a look at what else a line may hold.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "text/diagnostics.hpp"

namespace rookery::reading {

// Whether the text begins with a plain line whose line feed is there.
bool begins_plain(std::string_view text);

// Adds the puzzles of plain lines until one comes that is not, or whose digits conflict. `number`: of the first line,
// then of the one behind those read. Returns how many bytes were read.
std::size_t read_plain_lines(std::string_view text, std::int64_t& number, Diagnostics& to);

}  // namespace rookery::reading
