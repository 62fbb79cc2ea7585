// Where in a picture are grids of 9 x 9 cells?
#pragma once

#include <vector>

#include "job/stop_token.hpp"
#include "picture/lattice.hpp"
#include "picture/pixels.hpp"

namespace rookery {

struct FoundGrid {
    Lattice lattice;
    bool light_lines = false;  // lines are lighter than what they are on
    LatticeSupport support;
};

// The largest first; none overlaps another.
std::vector<FoundGrid> find_grids(const Plane<std::uint8_t>& bright, StopToken stop);

}  // namespace rookery
