// Names of cells and houses, for people.
#pragma once

#include <string>
#include <string_view>

#include "board/geometry.hpp"
#include "language/language.hpp"

namespace rookery {

// For a board of side `size`. Programs and notations use the English names too.
std::string cell_name(int cell, int size = 9);                       // "r1c1"
std::string cell_name(int cell, Language language, int size = 9);    // "Z1S1", "L1C1"
std::string house_name(int house, int size = 9);                     // "box 4", "row 2", "column 7", "diagonal 1"
std::string house_name(int house, Language language, int size = 9);  // "Block 4", "le bloc 4"

// The letters for row and column in the name of a cell: "rc", "ZS", "LC".
std::string_view place_letters(Language language);

// "box", "row", "column", "diagonal"; in French with the article.
std::string_view name_of(HouseKind kind, Language language = Language::english);

}  // namespace rookery
