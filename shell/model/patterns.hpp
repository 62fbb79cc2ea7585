// Patterns of clue cells: the ones with a name, and drawing with a symmetry.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "board/cell_set.hpp"
#include "board/symmetry.hpp"

namespace rookery::shell {

struct NamedPattern {
    std::string_view id;    // "lattice"
    std::string_view name;  // "Lattice"
    std::string_view mask;  // 81 characters, '.' for an empty cell
};
std::span<const NamedPattern> named_patterns();

CellSet cells_of_mask(std::string_view mask);  // 81 characters
std::string mask_of(CellSet cells);            // 'x' for a clue cell

// The pattern after drawing (or wiping out) a cell and all that go together with it.
CellSet drawn(CellSet pattern, int cell, bool clue, PatternSymmetry symmetry);
// The smallest pattern of that symmetry that holds all cells of `pattern`.
CellSet completed(CellSet pattern, PatternSymmetry symmetry);

std::string_view title_of(PatternSymmetry symmetry);  // "Half-turn", for people

}  // namespace rookery::shell
