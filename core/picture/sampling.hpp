// The value of a plane between its pixels.
#pragma once

#include <algorithm>

#include "picture/pixels.hpp"

namespace rookery {

// Bilinear between the centres of the four nearest pixels; beyond the border as at the border.
template <class T>
double sample(const Plane<T>& plane, Point at) {
    const double x = std::clamp(at.x - .5, 0., plane.width - 1.);
    const double y = std::clamp(at.y - .5, 0., plane.height - 1.);
    const int left = static_cast<int>(x);
    const int top = static_cast<int>(y);
    const int right = std::min(left + 1, plane.width - 1);
    const int bottom = std::min(top + 1, plane.height - 1);
    const double dx = x - left;
    const double dy = y - top;
    return (plane.at(left, top) * (1 - dx) + plane.at(right, top) * dx) * (1 - dy) +
           (plane.at(left, bottom) * (1 - dx) + plane.at(right, bottom) * dx) * dy;
}

}  // namespace rookery
