// The min-lex form: the least grid, read row by row with an empty cell below every digit, among all isomorphic ones.
// Two puzzles (or solutions) are essentially the same exactly when their min-lex forms are equal.
#pragma once

#include <cstdint>

#include "board/grid.hpp"

namespace rookery {

// For any grid: full, a puzzle, or empty. Total and exact for every input; conflicts do not matter.
Grid9 canonical_form(const Grid9& grid);

// The class of a puzzle, a hash of its form: equal for isomorphic puzzles. Of a million others two are equal with a
// probability of 3 in 100 million.
std::uint64_t class_of(const Grid9& puzzle);
// The same from the puzzle's canonical form.
std::uint64_t class_of_canonical(const Grid9& form);
}  // namespace rookery
