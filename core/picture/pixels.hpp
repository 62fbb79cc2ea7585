// Pixels: what a picture is made of.
//
//   Plane<T>   one number per pixel, row by row from the top
//   Picture    three bytes per pixel, red, green, blue, in the same order
//   Point      a position: pixel (x, y) covers x..x+1, y..y+1, so its centre is (x + .5, y + .5)
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "contract/contract.hpp"
#include "job/stop_token.hpp"

namespace rookery {

struct Point {
    double x = 0;
    double y = 0;
};
inline Point operator+(Point a, Point b) {
    return {a.x + b.x, a.y + b.y};
}
inline Point operator-(Point a, Point b) {
    return {a.x - b.x, a.y - b.y};
}
inline Point operator*(Point a, double by) {
    return {a.x * by, a.y * by};
}
// Twice the area of the triangle from the origin to `a` and `b`: positive where `b` is clockwise of `a`; y goes down.
inline double cross(Point a, Point b) {
    return a.x * b.y - a.y * b.x;
}

template <class T>
struct Plane {
    int width = 0;
    int height = 0;
    std::vector<T> values;

    Plane() = default;
    Plane(int w, int h, T value = {})
        : width{w}, height{h}, values(static_cast<std::size_t>(w) * static_cast<std::size_t>(h), value) {}

    std::size_t index(int x, int y) const {
        ROOKERY_EXPECTS(0 <= x && x < width && 0 <= y && y < height);
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x);
    }
    T& at(int x, int y) { return values[index(x, y)]; }
    const T& at(int x, int y) const { return values[index(x, y)]; }
    T* row(int y) { return &at(0, y); }
    const T* row(int y) const { return &at(0, y); }
};

struct Colour {
    int red = 0;
    int green = 0;
    int blue = 0;
    friend bool operator==(const Colour&, const Colour&) = default;
};

struct Picture {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> rgb;

    const std::uint8_t* pixel(int x, int y) const {
        ROOKERY_EXPECTS(0 <= x && x < width && 0 <= y && y < height);
        return &rgb[3 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x))];
    }
};

// The picture reduced by a whole factor: each pixel is the mean of `factor` x `factor` pixels. Remaining rows and
// columns at the bottom and right, too few for a pixel, are dropped. If stopped, rows are missing.
Picture reduced(const Picture& picture, int factor, StopToken stop = {});

// The brightness of each pixel, 0..255, with the weights of ITU-R BT.601.
Plane<std::uint8_t> brightness(const Picture& picture);

// The value of a plane between its pixels.
//
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
