// A cell of a grid, cut out of a picture: how much each place differs from the cell's background.
#pragma once

#include <cstdint>

#include "picture/pixels.hpp"
#include "picture/projection.hpp"

namespace rookery {

inline constexpr int kCellSide = 48;   // samples
inline constexpr int kCellBorder = 4;  // samples at each side that may contain grid lines

struct CellImage {
    Plane<std::int8_t> ink;  // kCellSide each way; half the greatest difference of a channel, 0..127
    Colour background;
    Colour ink_colour;   // mean over the places that differ most
    bool light = false;  // the ink is lighter than the background
    int contrast = 0;    // of the darkest strokes: 0..127
    int noise = 0;       // how much the background varies: 0..127
};

// Cuts out the cell with these corners in the picture, with bilinear interpolation.
CellImage cell_image(const Picture& picture, const Quad& corners);

}  // namespace rookery
