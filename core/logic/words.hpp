// Lists of cells, houses and digits in words, for the sentences of explain.cpp.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "board/digits.hpp"
#include "board/names.hpp"

namespace rookery {

// "a", "a and b", "a, b and c" with `conjunction` before the last.
std::string listed(const std::vector<std::string>& items, std::string_view conjunction);
std::string cells_words(std::span<const std::uint8_t> cells, std::string_view conjunction = "and");
std::string digits_words(DigitSet digits, std::string_view conjunction = "and");
// Houses of one kind: "row 2", "rows 2 and 7".
std::string houses_words(std::span<const std::uint8_t> houses);
// Houses of several kinds, those of a kind together: "rows 2 and 5 and box 7".
std::string mixed_houses_words(std::span<const std::uint8_t> houses);

}  // namespace rookery
