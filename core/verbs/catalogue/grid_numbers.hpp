// The numbers of grids, for verbs that show them where a program has the catalogue: what they are built with does not
// depend on it.
#pragma once

#include <cstdint>

#include "board/grid.hpp"

namespace rookery {

class GridNumbers {
  public:
    virtual ~GridNumbers() = default;
    // Of a solved grid, from 1 on. May be asked from several threads at once.
    virtual std::int64_t number_of(const Grid9& grid) const = 0;
};

// Null: the program has no table of the catalogue, or not yet (count_table_source.hpp).
const GridNumbers* grid_numbers();
void set_grid_numbers(const GridNumbers* numbers);

}  // namespace rookery
