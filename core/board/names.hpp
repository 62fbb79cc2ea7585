// Names of cells and houses, for people.
#pragma once

#include <string>
#include <string_view>

#include "board/geometry.hpp"

namespace rookery {

// For a board of side `size`.
std::string cell_name(int cell, int size = 9);    // "r1c1"
std::string house_name(int house, int size = 9);  // "box 4", "row 2", "column 7", "diagonal 1"

std::string_view name_of(HouseKind kind);  // "box", "row", "column", "diagonal"

}  // namespace rookery
