// Finds grids of 9 x 9 cells in a picture.
#pragma once

#include <vector>

#include "job/stop_token.hpp"
#include "picture/lattice.hpp"
#include "picture/pixels.hpp"

namespace rookery {

struct FoundGrid {
    Lattice lattice;
    bool light_lines = false;  // lines are lighter than their background
    LatticeSupport support;
};

// The largest first; no two overlap.
std::vector<FoundGrid> find_grids(const Plane<std::uint8_t>& bright, StopToken stop);

}  // namespace rookery
