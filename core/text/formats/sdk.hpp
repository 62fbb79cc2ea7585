// SadMan's .sdk files, and SudoCue's variant of them.
//
// Lines of '#', a letter and a text, without a space: A author, D description, C comment, B date, S source, L level,
// U address. Then nine rows; or the section [Puzzle] with the givens, perhaps [State] with these and the digits placed,
// and further sections for marks and colours, whose rows are not described anywhere: they are left out.
#pragma once

#include <string>
#include <string_view>

#include "text/scan/problems.hpp"

namespace rookery::reading {

// Whether a line is "[Puzzle]", or the text begins with such a header and holds rows.
bool is_sdk(std::string_view text);
void read_sdk(std::string_view text, Findings& findings);

std::string write_sdk(const Grid9& givens, const PuzzleExtras& extras);

}  // namespace rookery::reading
