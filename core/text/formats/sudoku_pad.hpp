// SudokuPad: "scl" or "ctc" and JSON packed by LZ-String, or the JSON itself.
//
// The JSON has "cells" (rows of objects; a "value" is given), "regions", texts in "metadata" or, in older puzzles, in
// cages without cells ("title: ..."), and drawings. The drawings are all that tells of further rules, so a puzzle with
// any is refused.
#pragma once

#include <string_view>

#include "text/formats/code_reading.hpp"

namespace rookery::reading {

CodeReading read_sudoku_pad(std::string_view code);  // what follows "scl" or "ctc"
// Null if the text is no JSON with "cells".
std::optional<CodeReading> read_sudoku_pad_json(std::string_view text);

}  // namespace rookery::reading
