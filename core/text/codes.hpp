// Codes of puzzles in a line of text: lines of other programs, addresses of sites whose links contain the puzzle, and
// bare codes.
//
// A line is coded if a format claims the whole line, or if it contains an address with a puzzle, recognised by its host
// (sudokupad.app, f-puzzles.com, sudokuwiki.org, ...) or by a parameter that looks like one; or if its first field is
// such a code. Links with only a name count as coded too, so that they can be refused.
#pragma once

#include <cstddef>
#include <string>

#include "text/diagnostics.hpp"
#include "text/formats/reading.hpp"
#include "text/scan/lines.hpp"

namespace rookery::reading {

struct FoundCode {
    const TextFormat* format = nullptr;  // null: the line has none
    Place place = Place::line;
    std::string code;       // with the escapes of addresses undone; otherwise the rest of the line
    std::size_t begin = 0;  // in the line: of the field or address that contains it
    std::size_t end = 0;
    bool in_address = false;
};
FoundCode find_code(const Line& line);

// Reads a code found in this line. The puzzle's note is the text around the code, unless the code contains one. False
// if it has no puzzle.
bool read_code(const Line& line, const FoundCode& found, Diagnostics& to);

}  // namespace rookery::reading
