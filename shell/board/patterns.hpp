// Patterns of clue cells: the ones with a name, drawing with a symmetry, and moving the whole.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "board/cell_set.hpp"
#include "board/symmetry.hpp"
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
// The same of a text that may be anything else: 81 characters, clues as "x" or digits, the others as "." or "0".
std::optional<CellSet> read_mask(std::string_view text);

// The pattern after drawing (or wiping out) a cell and all that go together with it.
CellSet drawn(CellSet pattern, int cell, bool clue, PatternSymmetry symmetry);
// The smallest pattern of that symmetry that holds all cells of `pattern`.
CellSet completed(CellSet pattern, PatternSymmetry symmetry);

// What can be done with a pattern as a whole. What is shifted out at one edge comes in at the other.
enum class PatternMove : std::uint8_t { left, up, down, right, mirror_left_right, mirror_top_bottom, turn };
inline constexpr int kPatternMoveCount = 7;
CellSet moved(CellSet pattern, PatternMove move);

std::string_view title_of(PatternSymmetry symmetry);      // "Half-turn", for people
std::string title_in_sentence(PatternSymmetry symmetry);  // "half-turn"
// "24 clue cells, half-turn": by which a pattern of one's own is known.
std::string title_of(CellSet pattern);

}  // namespace rookery::shell
