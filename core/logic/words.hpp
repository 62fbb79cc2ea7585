// Cells, houses and digits in words, for the sentences of explain.cpp.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "board/digits.hpp"

namespace rookery {

std::string cell_word(int cell);    // "r1c1"
std::string house_word(int house);  // "box 4", "row 2", "column 7"

// "a", "a and b", "a, b and c" with `conjunction` before the last.
std::string listed(const std::vector<std::string>& items, std::string_view conjunction);
std::string cells_words(std::span<const std::uint8_t> cells, std::string_view conjunction = "and");
std::string digits_words(DigitSet digits, std::string_view conjunction = "and");
// Houses of one kind: "row 2", "rows 2 and 7".
std::string houses_words(std::span<const std::uint8_t> houses);

}  // namespace rookery
