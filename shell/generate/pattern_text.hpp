// Patterns of clue cells in pasted text.
#pragma once

#include <optional>
#include <string_view>

#include "board/cell_set.hpp"

namespace rookery::shell {

// A mask of 81 cells, on one line or in rows, with or without box lines: one character for all clue cells, another for
// all empty cells. Also a link to a pattern. nullopt: anything else; a puzzle's digits are no mask unless all are the
// same.
std::optional<CellSet> read_pattern_text(std::string_view text);

}  // namespace rookery::shell
