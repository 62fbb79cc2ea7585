// The clue cells of a puzzle: its pattern.
#pragma once

#include "board/cell_set.hpp"
#include "board/grid.hpp"

namespace rookery {

// For boards of order 2 or 3.
template <int N>
CellSet clue_cells(const Grid<N>& puzzle) {
    CellSet cells;
    for (int cell = 0; cell < Geometry<N>::kCells; ++cell) {
        if (puzzle[cell] != 0) cells.add(cell);
    }
    return cells;
}

}  // namespace rookery
