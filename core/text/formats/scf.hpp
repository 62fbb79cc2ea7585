// SudokuPad's short code, givens only: "scf" and 14 to 81 characters.
//
// Method: the 81 digits, 0 for an empty cell, are cut into tokens, each a digit followed by up to five zeros. The
// token's number, digit + 10 * zeros, is the index of its character in 0-9A-Za-x. Additions after a '*' are
// undocumented.
#pragma once

#include <string>
#include <string_view>

#include "text/formats/reading.hpp"

namespace rookery::reading {

Reading read_scf(std::string_view code);  // the text after "scf"

// Including "scf".
std::string write_scf(const Grid9& givens);

}  // namespace rookery::reading
