// Curve: a cubic Bezier curve between two points, and its dash and dot patterns for a line width.
#pragma once

#include <array>
#include <cstdint>

namespace rookery::shell {

struct Point {
    float x = 0, y = 0;
};
Point between(Point a, Point b, float share);
float distance(Point a, Point b);

struct Curve {
    Point from, first, second, to;  // the middle two are control points
};

inline constexpr int kCurvePieces = 24;  // straight segments, a close approximation
using CurvePoints = std::array<Point, kCurvePieces + 1>;
CurvePoints points_of(const Curve& curve);

enum class LineStyle : std::uint8_t { solid, dashed, dotted };

struct Dashes {
    float on, off;  // lengths along the line
};
constexpr Dashes dashes_of(float width) {
    return {4 + width * 1.2F, 2 + width * 1.2F};
}
struct Dots {
    float apart, radius;
};
constexpr Dots dots_of(float width) {
    const float radius = width * 0.62F;
    return {2 + width * 1.6F, radius < 0.8F ? 0.8F : radius};
}

}  // namespace rookery::shell
