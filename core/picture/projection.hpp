// Projection: how a flat object appears in a picture taken from any direction.
#pragma once

#include <array>
#include <optional>

#include "picture/pixels.hpp"

namespace rookery {

// The corners of a quadrilateral: upper left, upper right, lower right, lower left.
using Quad = std::array<Point, 4>;

class Projection {
  public:
    // The map that takes the square from (0, 0) to (side, side) to `quad`. Empty if the corners are not those of a
    // convex quadrilateral in clockwise order.
    static std::optional<Projection> of_square(double side, const Quad& quad);

    Point operator()(Point point) const {
        const double w = m_[6] * point.x + m_[7] * point.y + 1;
        return {(m_[0] * point.x + m_[1] * point.y + m_[2]) / w, (m_[3] * point.x + m_[4] * point.y + m_[5]) / w};
    }

  private:
    std::array<double, 8> m_{};
};

}  // namespace rookery
