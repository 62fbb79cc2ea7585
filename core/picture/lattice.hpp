// Lattice: where the lines of a 9x9 grid cross in a picture, and how well the picture confirms it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "picture/pixels.hpp"
#include "picture/projection.hpp"

namespace rookery {

inline constexpr int kLatticeLines = 10;  // each way

struct Lattice {
    // Crossing of horizontal line j and vertical line i: nodes[10 * j + i].
    std::array<Point, kLatticeLines * kLatticeLines> nodes;

    Point node(int i, int j) const { return nodes[kLatticeLines * j + i]; }
    // The place in the picture of a place in the grid, in cells: (0, 0) is its upper left corner, (9, 9) its lower
    // right one. Bilinear between four nodes; outside the grid as in the cells at the border.
    Point operator()(Point at) const;
    Lattice scaled(double by) const;
    Lattice turned()
        const;  // the same lines, read from the lower left corner: the picture after a clockwise quarter turn
    Quad corners() const { return {node(0, 0), node(9, 0), node(9, 9), node(0, 9)}; }
    double cell_size() const;  // in pixels: the square root of the mean area of a cell
};

// Shares of the lines that are present: 0..1.
struct LatticeSupport {
    double lines = 0;     // over all pieces of all lines
    double weakest = 0;   // over the pieces of the weakest line
    double beyond = 0;    // of lines that continue beyond a side: the largest share
    double contrast = 0;  // how much darker the lines are than both of their sides: the median
};

// Pixels per side of a cell. At twice that size or more, thin lines fall between the sampled places.
inline constexpr int kFitCell = 32;

// The lattice nearest to the one that fills `quad`, bent like the lines in `dark`, which are within `reach` cells of
// it, 0..kMaxReach. Empty if the corners are not those of a convex quadrilateral in clockwise order.
std::optional<Lattice> fitted_lattice(const Plane<std::int8_t>& dark, const Quad& quad, double reach);
inline constexpr double kMaxReach = .5;

// How uneven its lines are: the greatest ratio of two adjacent distances between parallel lines, along the middle of
// the board. For a flat board or a smoothly bent one it is little more than 1.
double unevenness(const Lattice& lattice);

LatticeSupport support(const Plane<std::int8_t>& dark, const Lattice& lattice);

}  // namespace rookery
