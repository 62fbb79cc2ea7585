// Connected components of a black-and-white picture.
#pragma once

#include <cstdint>
#include <vector>

#include "picture/pixels.hpp"

namespace rookery {

struct Box {
    int left = 0;
    int top = 0;
    int right = 0;  // exclusive, like bottom
    int bottom = 0;

    int width() const { return right - left; }
    int height() const { return bottom - top; }
};

struct Component {
    Box box;
    std::int32_t pixels = 0;
};

struct Components {
    Plane<std::int32_t> labels;  // 0: white; else 1 + index in `list`
    std::vector<Component> list;
};

// Components of the pixels with values of at least `threshold` (> 0), connected in eight directions.
Components components(const Plane<std::int8_t>& plane, int threshold);

// The corners of the smallest convex polygon around a component, clockwise as y goes down.
std::vector<Point> convex_hull(const Components& all, std::int32_t label);

}  // namespace rookery
