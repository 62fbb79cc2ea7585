// Lattice: where the lines of a 9x9 grid cross in a picture, and how well the picture bears out that they do.
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
    // The place in the picture of a place in the grid, in cells: (0, 0) is its upper left corner, (9, 9) the opposite
    // one. Between four nodes bilinear; outside the grid as in the cells at the border.
    Point operator()(Point at) const;
    Lattice scaled(double by) const;
    Lattice turned()
        const;  // the same lines, read from the lower left corner: the picture turned clockwise by a quarter
    Quad corners() const { return {node(0, 0), node(9, 0), node(9, 9), node(0, 9)}; }
    double cell_size() const;  // in pixels: the root of the mean area of a cell
};

// Lines that are there: 0..1.
struct LatticeSupport {
    double lines = 0;     // of all pieces of all lines
    double weakest = 0;   // of the pieces of the line that has least
    double beyond = 0;    // of the side beyond which most lines go on
    double contrast = 0;  // by how much the lines are darker than what is on their two sides: the median
};

// Pixels of a cell's side: from twice as many on, thin lines lie between the places that are looked at.
inline constexpr int kFitCell = 32;

// The lattice nearest to the one that fills `quad`, and bent as the lines in `dark` are, which lie within `reach` cells
// of it, 0..kMaxReach. None if they do not go round.
std::optional<Lattice> fitted_lattice(const Plane<std::int8_t>& dark, const Quad& quad, double reach);
inline constexpr double kMaxReach = .5;

// How unevenly its lines lie: the greatest ratio of two distances beside each other, of lines in one direction, along
// the middle of the board. Of a flat board or a smoothly bent one it is little more than 1.
double unevenness(const Lattice& lattice);

LatticeSupport support(const Plane<std::int8_t>& dark, const Lattice& lattice);

}  // namespace rookery
