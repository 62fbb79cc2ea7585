// The min-lex form: the smallest of all isomorphic grids, read row by row with an empty cell below every digit.
// Two puzzles (or solutions) are essentially the same exactly when their min-lex forms are equal.
#pragma once

#include <cstdint>

#include "board/grid.hpp"

namespace rookery {

// Accepts any grid: full, a puzzle, or empty. The result is exact for every input, even one with conflicts.
Grid9 canonical_form(const Grid9& grid);

// The class of a puzzle, a hash of its form: equal for isomorphic puzzles. In a million different classes, two share a
// hash with probability 3 in 100 million.
std::uint64_t class_of(const Grid9& puzzle);
// The same for a puzzle in canonical form.
std::uint64_t class_of_canonical(const Grid9& form);
}  // namespace rookery
