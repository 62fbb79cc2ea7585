// f-puzzles: "?load=" and JSON packed by LZ-String. SudokuPad takes the same after "fpuz" or "fpuzzles".
//
// The JSON has "size", "grid" (rows of objects: "value", "given", "centerPencilMarks", "cornerPencilMarks", "region"),
// texts, drawings, and a field for every rule beyond the classic ones. A puzzle with such rules is refused, since
// without them it is another puzzle.
#pragma once

#include <string>
#include <string_view>

#include "text/formats/code_reading.hpp"

namespace rookery::reading {

CodeReading read_f_puzzles(std::string_view code);
// The JSON itself, if the text is that: null if it has no "grid" and no "size".
std::optional<CodeReading> read_f_puzzles_json(std::string_view text);

std::string write_f_puzzles(const ParsedPuzzle& puzzle);  // the code behind "?load="

}  // namespace rookery::reading
