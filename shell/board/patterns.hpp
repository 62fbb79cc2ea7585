// Patterns of clue cells: the built-in ones, drawing with a symmetry, and moving the whole pattern.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "board/cell_set.hpp"
#include "board/symmetry.hpp"
#include "shell/words/symmetry_names.hpp"
#include "shell/words/text.hpp"

namespace rookery::shell {

struct NamedPattern {
    std::string_view id;    // "lattice"
    words::Text name;       // "Lattice"
    std::string_view mask;  // 81 characters, '.' for an empty cell
};
std::span<const NamedPattern> named_patterns();

CellSet cells_of_mask(std::string_view mask);  // 81 characters
std::string mask_of(CellSet cells);            // 'x' for a clue cell
// The same for any text: 81 characters, clues as "x" or digits, other cells as "." or "0".
std::optional<CellSet> read_mask(std::string_view text);

// The pattern after drawing (or erasing) a cell and its images under the symmetry.
CellSet drawn(CellSet pattern, int cell, bool clue, PatternSymmetry symmetry);
// The smallest pattern of that symmetry that contains `pattern`.
CellSet completed(CellSet pattern, PatternSymmetry symmetry);

// Operations on a whole pattern. Cells shifted out at one edge return at the other.
enum class PatternMove : std::uint8_t { left, up, down, right, mirror_left_right, mirror_top_bottom, turn };
inline constexpr int kPatternMoveCount = 7;
CellSet moved(CellSet pattern, PatternMove move);

// "24 clue cells, half-turn": the name of a user's pattern.
std::string title_of(CellSet pattern);

}  // namespace rookery::shell
