// An interface to the numbers of grids, for verbs that show them if the program has the catalogue. So these verbs do
// not depend on it.
#pragma once

#include <cstdint>

#include "board/grid.hpp"

namespace rookery {

class GridNumbers {
  public:
    virtual ~GridNumbers() = default;
    // For a solved grid, from 1. Several threads may call it at once.
    virtual std::int64_t number_of(const Grid9& grid) const = 0;
};

inline const GridNumbers*& numbers_of_program() {
    static const GridNumbers* numbers = nullptr;
    return numbers;
}

// Null: the program has no catalogue table, or not yet (count_table_source.hpp).
inline const GridNumbers* grid_numbers() {
    return numbers_of_program();
}
inline void set_grid_numbers(const GridNumbers* numbers) {
    numbers_of_program() = numbers;
}

}  // namespace rookery
