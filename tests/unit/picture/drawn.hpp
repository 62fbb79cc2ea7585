// Pictures that tests draw with plain loops.
#pragma once

#include <functional>

#include "picture/lattice.hpp"
#include "picture/pixels.hpp"
#include "picture/projection.hpp"

namespace rookery {

inline Picture plain_picture(int width, int height, int grey) {
    Picture picture{width, height, {}};
    picture.rgb.assign(3UL * width * height, static_cast<std::uint8_t>(grey));
    return picture;
}

inline void set_pixel(Picture& picture, int x, int y, int grey) {
    if (x < 0 || y < 0 || x >= picture.width || y >= picture.height) return;
    std::uint8_t* pixel = &picture.rgb[3UL * (static_cast<std::size_t>(y) * picture.width + x)];
    pixel[0] = pixel[1] = pixel[2] = static_cast<std::uint8_t>(grey);
}

// The lines of a grid with `cells` cells in each direction; `place` maps a point of the grid to the picture.
inline void draw_grid(Picture& picture, int cells, const std::function<Point(Point)>& place, int grey, int thick) {
    constexpr int kSteps = 200;  // per cell
    for (int line = 0; line <= cells; ++line) {
        for (int i = 0; i <= cells * kSteps; ++i) {
            const double along = static_cast<double>(i) / kSteps;
            for (const Point at :
                 {place({along, static_cast<double>(line)}), place({static_cast<double>(line), along})}) {
                for (int dy = 0; dy < thick; ++dy) {
                    for (int dx = 0; dx < thick; ++dx) {
                        set_pixel(picture, static_cast<int>(at.x) + dx, static_cast<int>(at.y) + dy, grey);
                    }
                }
            }
        }
    }
}

}  // namespace rookery
