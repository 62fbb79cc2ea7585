// Curve: a cubic Bezier curve between two points, and how lines of a width are broken into dashes or dots.
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
    Point from, first, second, to;  // the two in between pull it to themselves
};

inline constexpr int kCurvePieces = 24;  // straight ones, nearly as good as the curve
using CurvePoints = std::array<Point, kCurvePieces + 1>;
CurvePoints points_of(const Curve& curve);

enum class LineStyle : std::uint8_t { solid, dashed, dotted };

struct Dashes {
    float on, off;  // along the line
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
