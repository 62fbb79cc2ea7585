// HoDoKu's library lines: a position, and the step that it is an example of.
//
//   :TYPE:DIGITS:GRID:REMOVED:ELIMINATIONS:PLACEMENTS:EXTRA      (the last colon and EXTRA may be missing)
//
// TYPE is the number of a technique, 0000 (with "x" behind the colon) for a puzzle by itself. GRID has 81 cells, each
// with a '+' before it if the digit was placed and is not given. REMOVED has the candidates that are gone though no
// peer forces it: digit, row, column, between spaces.
#pragma once

#include <string>
#include <string_view>

#include "text/formats/code_reading.hpp"

namespace rookery::reading {

// Whether the text, from its first visible character on, has the colons of such a line.
bool is_hodoku_line(std::string_view text);
CodeReading read_hodoku_line(std::string_view text);

// `removed` is what `puzzle.candidates` lacks beyond what the digits force.
std::string write_hodoku_line(const Grid9& givens, const Grid9& placed, const std::optional<Candidates9>& candidates);

}  // namespace rookery::reading
