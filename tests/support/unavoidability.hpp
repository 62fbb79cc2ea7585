// Whether a set of cells is unavoidable, by the definition.
#pragma once

#include "solve/other_solution.hpp"

namespace rookery {

// The grid has another solution when `cells` are emptied.
inline bool is_unavoidable(const KnownGrid& grid, const CellSet& cells) {
    return !cells.empty() && grid.other(~cells).found;
}
// ... but not once any of them is filled in again.
inline bool is_minimal_unavoidable(const KnownGrid& grid, const CellSet& cells) {
    if (!is_unavoidable(grid, cells)) return false;
    bool minimal = true;
    cells.for_each([&](int cell) { minimal = minimal && !is_unavoidable(grid, cells - CellSet::single(cell)); });
    return minimal;
}

}  // namespace rookery
