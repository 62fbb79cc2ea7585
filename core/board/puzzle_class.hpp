// The class of a puzzle: one number for all puzzles that are the same but for symmetry.
#pragma once

#include <cstdint>
#include <string>

#include "board/grid.hpp"

namespace rookery {

// A hash of the min-lex form: equal for isomorphic puzzles. Of a million others two are equal with a probability of
// 3 in 100 million.
std::uint64_t class_of(const Grid9& puzzle);

// 16 hexadecimal digits.
std::string class_text(std::uint64_t puzzle_class);

}  // namespace rookery
