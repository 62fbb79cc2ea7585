// The map from a square to a quadrilateral in closed form: P. Heckbert, Fundamentals of Texture Mapping and Image
// Warping, 1989, section 2.2.3.
#include "picture/projection.hpp"

namespace rookery {

std::optional<Projection> Projection::of_square(double side, const Quad& quad) {
    for (int i = 0; i < 4; ++i) {
        const Point in = quad[(i + 1) % 4] - quad[i];
        const Point out = quad[(i + 2) % 4] - quad[(i + 1) % 4];
        if (!(cross(in, out) > 1e-6)) return {};
    }
    const auto& [a, b, c, d] = quad;
    const Point sum = a - b + (c - d);
    const Point right = b - c;
    const Point left = d - c;
    const double area = cross(right, left);
    const double g = cross(sum, left) / area;
    const double h = cross(right, sum) / area;
    Projection projection;
    projection.m_ = {(b.x - a.x + g * b.x) / side,
                     (d.x - a.x + h * d.x) / side,
                     a.x,
                     (b.y - a.y + g * b.y) / side,
                     (d.y - a.y + h * d.y) / side,
                     a.y,
                     g / side,
                     h / side};
    return projection;
}

}  // namespace rookery
