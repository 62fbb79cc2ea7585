// Patterns of clue cells as tests write them down: 81 characters, '.' for an empty cell.
#pragma once

#include <string_view>

#include "board/cell_set.hpp"

namespace rookery::samples {

inline constexpr std::string_view kLattice =
    "x.x.x.x.x.x.....x.x.x...x.x...x.x...x.x.....x.x...x.x...x.x...x.x.x.....x.x.x.x.x";
inline constexpr std::string_view kCrosses =
    "x...x...x.x.....x...x.x.x.....x.x...x...x...x...x.x.....x.x.x...x.....x.x...x...x";
inline constexpr std::string_view kRosette =
    "xx.....xxx.xx.xx.x..x...x...x..x..x....x.x....x..x..x...x...x..x.xx.xx.xxx.....xx";
// Impossible, though each band and each stack could do.
inline constexpr std::string_view kRing =
    "..xxxxx...x.....x.x.......xx.......xx.......xx.......xx.......x.x.....x...xxxxx..";

inline CellSet cells_of(std::string_view mask) {
    CellSet cells;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (mask[static_cast<std::size_t>(cell)] != '.') cells.add(cell);
    }
    return cells;
}

}  // namespace rookery::samples
