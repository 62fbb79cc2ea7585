// Matrices of 0 and 1 as text: one row per line; blank lines and comments are skipped, and a # ends a line.
#pragma once

#include <string_view>
#include <variant>

#include "text/text.hpp"
#include "textbook/exactcover/cover_matrix.hpp"

namespace rookery {

// Rows have equal lengths; entries may be separated by white space and commas: "1010" or "1, 0, 1, 0". The columns are
// named by their numbers from 1.
std::variant<CoverMatrix, TextProblem> parse_cover_matrix(std::string_view text);

}  // namespace rookery
