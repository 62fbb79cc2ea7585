// Square matrices as text: one row per line; blank lines and comments are skipped, and a # ends a line.
#pragma once

#include <string_view>
#include <variant>

#include "text/text.hpp"
#include "textbook/combinatorics/permanent.hpp"

namespace rookery {

inline constexpr int kMaxMatrixRows = 200;

// Whole numbers from 0 to 2^64 - 1 separated by white space or commas. A row has as many as there are rows, at most
// kMaxMatrixRows.
std::variant<SquareMatrix, TextProblem> parse_square_matrix(std::string_view text);

}  // namespace rookery
