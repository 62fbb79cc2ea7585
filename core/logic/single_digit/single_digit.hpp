// What the patterns of a single digit share: how they are drawn and told. The cells stand in the order of the chain
// that they make; its ends, or what stands for them, are marked as cover.
#pragma once

#include <initializer_list>
#include <string>

#include "logic/highlights.hpp"

namespace rookery {

// Eliminations of the digit from the cells.
inline void add_digit_eliminations(Step& step, CellSet cells, int digit) {
    cells.for_each([&](int cell) { step.eliminations.push_back(cell_digit(cell, digit)); });
}

inline void add_marked_cells(Step& step, std::initializer_list<int> cells, int digit, MarkRole role) {
    for (const int cell : cells) {
        add_cell(step, cell);
        step.marks.push_back({cell_digit(cell, digit), role});
    }
}

}  // namespace rookery
