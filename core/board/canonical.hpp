// The min-lex form: the least grid, read row by row with an empty cell below every digit, among all isomorphic ones.
// Two puzzles (or solutions) are essentially the same exactly when their min-lex forms are equal.
#pragma once

#include <cstdint>

#include "board/grid.hpp"
#include "board/isomorphism.hpp"

namespace rookery {

// For any grid: full, a puzzle, or empty. Total and exact for every input; conflicts do not matter.
Grid9 canonical_form(const Grid9& grid);
// The same, with a map that takes `grid` to its form.
Grid9 canonical_form(const Grid9& grid, Isomorphism& map);

// How many isomorphisms leave the grid as it is (1 for most). Relabellings of digits that do not occur are not counted.
std::uint64_t automorphism_count(const Grid9& grid);

}  // namespace rookery
