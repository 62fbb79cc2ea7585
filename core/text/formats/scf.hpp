// SudokuPad's short code of the givens alone: "scf" and 14 to 81 characters.
//
// Method: the 81 digits, 0 for an empty cell, are cut into tokens, each a digit and up to five zeros behind it. The
// token's number, digit + 10 * zeros, is the place of its character in 0-9A-Za-x. What follows a '*' are additions that
// are not described anywhere.
#pragma once

#include <string>
#include <string_view>

#include "text/formats/reading.hpp"

namespace rookery::reading {

Reading read_scf(std::string_view code);  // what follows "scf"

// With "scf" before it.
std::string write_scf(const Grid9& givens);

}  // namespace rookery::reading
