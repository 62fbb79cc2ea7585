// Puzzles of 6x6, 8x8, 12x12 and 25x25, on one line or as grids. Read only where nothing else was found: a line or a
// row of one of these lengths is more often a damaged one of 9x9.
#pragma once

#include "text/diagnostics.hpp"
#include "text/scan/lines.hpp"

namespace rookery::reading {

// Every line of the text must be a puzzle or a row, or be skipped by parse() too. False: `to` is unchanged.
bool read_shaped_text(std::string_view text, Diagnostics& to);
// False: the line is no such puzzle. Then `problem`, unless null, says why if it could be meant as one.
bool read_shaped_line(const Line& line, ParsedPuzzle& puzzle, std::optional<TextProblem>* problem);

}  // namespace rookery::reading
