// Good Sudoku's share text: "$" and the base 64 of 41 bytes, two cells a byte, the first in the high half. Givens only.
#pragma once

#include <string>
#include <string_view>

#include "text/formats/code_reading.hpp"

namespace rookery::reading {

// Whether `code`, which follows "$", has the shape of such a text.
bool is_good_sudoku(std::string_view code);
CodeReading read_good_sudoku(std::string_view code);

// With "$" before it.
std::string write_good_sudoku(const Grid9& givens);

}  // namespace rookery::reading
