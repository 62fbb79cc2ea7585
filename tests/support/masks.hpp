// Patterns of clue cells as tests write them: 81 characters, '.' for an empty cell.
#pragma once

#include <string>
#include <string_view>

#include "board/cell_set.hpp"
#include "board/grid.hpp"

namespace rookery::samples {

inline constexpr std::string_view kLattice =
    "x.x.x.x.x.x.....x.x.x...x.x...x.x...x.x.....x.x...x.x...x.x...x.x.x.....x.x.x.x.x";
inline constexpr std::string_view kCrosses =
    "x...x...x.x.....x...x.x.x.....x.x...x...x...x...x.x.....x.x.x...x.....x.x...x...x";
inline constexpr std::string_view kRosette =
    "xx.....xxx.xx.xx.x..x...x...x..x..x....x.x....x..x..x...x...x..x.xx.xx.xxx.....xx";
// 24 clues, no symmetry: minimal puzzles are common here.
inline constexpr std::string_view kSparse =
    "..........x......x..x.xxx.x..x.xxxx.........xxx.x.....x..x......x..x....xxx..x...";
// Impossible, though each band and each stack on its own is possible.
inline constexpr std::string_view kRing =
    "..xxxxx...x.....x.x.......xx.......xx.......xx.......xx.......x.x.....x...xxxxx..";

inline CellSet cells_of(std::string_view mask) {
    CellSet cells;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (mask[static_cast<std::size_t>(cell)] != '.') cells.add(cell);
    }
    return cells;
}

// The pattern of a puzzle's clues.
inline std::string mask_of(std::string_view puzzle) {
    std::string mask(puzzle);
    for (char& c : mask) c = c == '.' ? '.' : 'x';
    return mask;
}

// The puzzle whose clues are these cells of the grid.
inline Grid9 puzzle_of(const Grid9& grid, const CellSet& clues) {
    Grid9 puzzle;
    clues.for_each([&](int cell) { puzzle[cell] = grid[cell]; });
    return puzzle;
}

}  // namespace rookery::samples
