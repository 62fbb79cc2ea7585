// Helpers for writers of 9x9 puzzles.
#pragma once

#include <string>

#include "text/formats/list.hpp"

namespace rookery::reading {

// Lost by most formats.
inline constexpr std::string_view kGivensOnly = "digits placed, candidates, marks, title";

const Grid9& givens_of(const ParsedPuzzle& puzzle);
// The puzzle's candidates, or those that its digits leave open.
Candidates9 candidates_of(const ParsedPuzzle& puzzle);
// Its title, or else its note.
const std::string& title_of(const ParsedPuzzle& puzzle);

}  // namespace rookery::reading
