// Finds grids of 9 x 9 cells in a picture.
#pragma once

#include <cstdint>
#include <vector>

#include "job/stop_token.hpp"
#include "picture/lattice.hpp"
#include "picture/pixels.hpp"

namespace rookery {

// How much darker each pixel is than its surroundings: lines and digits stand out in any light.

// The mean of the square of 2 * `radius` + 1 pixels around each pixel, minus the pixel: -127..127, positive where it is
// darker than its surroundings. The square is cut off at the border.
Plane<std::int8_t> darkness(const Plane<std::uint8_t>& bright, int radius);

// The same for a picture with light and dark exchanged.
Plane<std::int8_t> negated(Plane<std::int8_t> dark);

// Smaller by a whole factor, like reduced() of pixels.hpp.
Plane<std::int8_t> reduced(const Plane<std::int8_t>& dark, int factor);

struct FoundGrid {
    Lattice lattice;
    bool light_lines = false;  // lines are lighter than their background
    LatticeSupport support;
};

// The largest first; no two overlap.
std::vector<FoundGrid> find_grids(const Plane<std::uint8_t>& bright, StopToken stop);

}  // namespace rookery
