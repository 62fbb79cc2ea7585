// Which cell to guess.
#pragma once

#include "solve/packed_board.hpp"

namespace rookery {

struct Branch {
    int position;              // 0..8, which vector
    int band;                  // 0..2, which lane
    std::uint32_t candidates;  // the cell's candidates, at least two, as bits of that lane
};

// The cell with the most to gain (see branch.cpp). The board is open: some cell has several candidates.
Branch best_branch(const PackedBoard& board);
// The first cell with two candidates, in the order of packed numbers; without one, as best_branch.
Branch first_branch(const PackedBoard& board);

}  // namespace rookery
