// Where a puzzle has its clues: its pattern.
#pragma once

#include "board/cell_set.hpp"
#include "board/grid.hpp"

namespace rookery {

inline CellSet clue_cells(const Grid9& puzzle) {
    CellSet cells;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (puzzle[cell] != 0) cells.add(cell);
    }
    return cells;
}

}  // namespace rookery
