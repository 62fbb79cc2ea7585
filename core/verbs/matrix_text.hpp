// Matrices as text: a row a line; blank lines and comments are skipped, and a # ends a line.
#pragma once

#include <string_view>
#include <variant>

#include "combinatorics/permanent.hpp"
#include "exactcover/cover_matrix.hpp"
#include "text/text.hpp"

namespace rookery {

// Rows of 0 and 1, with or without white space and commas between them, all equally long: "1010" or "1, 0, 1, 0". The
// columns are named by their numbers from 1.
std::variant<CoverMatrix, TextProblem> parse_cover_matrix(std::string_view text);

inline constexpr int kMostMatrixRows = 200;

// Whole numbers from 0 to 2^64 - 1 with white space or commas between them, as many in a row as there are rows; at most
// kMostMatrixRows.
std::variant<SquareMatrix, TextProblem> parse_square_matrix(std::string_view text);

}  // namespace rookery
