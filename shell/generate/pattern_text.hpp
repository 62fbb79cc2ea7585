// A pattern of clue cells read from pasted text.
#pragma once

#include <optional>
#include <string_view>

#include "board/cell_set.hpp"

namespace rookery::shell {

// A mask of 81 cells, on one line or in rows, boxed or not: one sign for a clue cell throughout, one for an empty cell.
// Also a link to a pattern. Nothing: it is something else; a puzzle's digits are no mask, unless all are the same.
std::optional<CellSet> read_pattern_text(std::string_view text);

}  // namespace rookery::shell
