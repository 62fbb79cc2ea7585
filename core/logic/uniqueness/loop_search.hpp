// The search for loops of cells that could all be filled with the same two digits.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "board/cell_set.hpp"
#include "logic/state/state.hpp"

namespace rookery {

// Cells c0, c1, c2, ... c0, each sharing a house with the next, all with candidates `low` and `high`, such that the
// cells at even places are in the same houses as those at odd places: each such house has two cells of the loop. Filled
// with the two digits alternately, the loop could also be filled the other way round.
struct DeadlyLoop {
    std::array<std::uint8_t, 18> cells;  // at most two per row
    int size;
    Digit low;
    Digit high;
    CellSet set;

    DigitSet digits() const { return static_cast<DigitSet>(digit_bit(low) | digit_bit(high)); }
};

// The loops that Sudoku Explainer 1.2.1 finds, in the order in which it first finds them, each once.
std::vector<DeadlyLoop> find_deadly_loops(const State& state);

}  // namespace rookery
