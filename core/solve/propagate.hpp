// Propagation: sweeps over the board until nothing more follows.
#pragma once

#include "solve/packed_board.hpp"

namespace rookery {

enum class Outcome : std::uint8_t {
    dead,    // no solution; the board is left in no particular state
    solved,  // every cell has one candidate, and they are a solution
    open,    // cells with several candidates are left
};

// Never removes a candidate that belongs to a solution. Two equal singles in a house of the given board make it dead.
Outcome propagate(PackedBoard& board);

}  // namespace rookery
