#include "shell/paint/canvas.hpp"

#include <cmath>

namespace rookery::shell {

Point between(Point a, Point b, float share) {
    return {a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share};
}

float distance(Point a, Point b) {
    return std::hypot(b.x - a.x, b.y - a.y);
}

CurvePoints points_of(const Curve& curve) {
    CurvePoints points;
    for (int i = 0; i <= kCurvePieces; ++i) {
        const float t = static_cast<float>(i) / kCurvePieces;
        const Point a = between(curve.from, curve.first, t);
        const Point b = between(curve.first, curve.second, t);
        const Point c = between(curve.second, curve.to, t);
        points[static_cast<std::size_t>(i)] = between(between(a, b, t), between(b, c, t), t);
    }
    return points;
}

}  // namespace rookery::shell
