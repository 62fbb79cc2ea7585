// The lines of a grid are connected, so one of the large components that are darker than their surroundings (or
// lighter) is a grid or its frame. Its four outermost corners say where the lattice may be, and the lattice is accepted
// if the picture has its lines.
#include "picture/grid_finder.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "picture/components.hpp"
#include "picture/darkness.hpp"

namespace rookery {
namespace {

constexpr double kLeastSide = 60;       // of a grid, in pixels
constexpr std::size_t kCandidates = 6;  // components tried for each threshold
constexpr double kLeastLines = .78;
constexpr double kLeastOfLine = .15;  // a thin line between cells of two colours is hardly visible
constexpr double kMaxBeyond = .7;
constexpr double kMaxUneven = 1.3;
constexpr std::size_t kHullCorners = 40;
// How far from their expected places lines are looked for, in cells. First as far as on bent paper: where bold digits
// are darker than thin lines, that mistakes their strokes for a line. Lines on a screen are straight and found nearer.
constexpr std::array kReaches{5. / 16, 1. / 16};

// The largest quadrilateral between points of a convex polygon: for each diagonal, the point farthest from it on each
// side. Upper left corner first. Empty if it has no area.
std::optional<Quad> largest_quad(const std::vector<Point>& hull) {
    double most = 0;
    Quad best;
    const std::size_t n = hull.size();
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t j = i + 1; j < n; ++j) {
            const Point diagonal = hull[j] - hull[i];
            double one = 0;
            double other = 0;
            std::size_t k_one = i;
            std::size_t k_other = i;
            for (std::size_t k = 0; k < n; ++k) {
                const double area = cross(diagonal, hull[k] - hull[i]);
                if (area > one) one = area, k_one = k;
                if (area < other) other = area, k_other = k;
            }
            if (one <= 0 || other >= 0 || one - other <= most) continue;
            most = one - other;
            best = {hull[i], hull[k_other], hull[j], hull[k_one]};
        }
    }
    if (most <= 0) return {};
    const auto first =
        std::min_element(best.begin(), best.end(), [](Point a, Point b) { return a.x + a.y < b.x + b.y; });
    std::rotate(best.begin(), first, best.end());
    return best;
}

// The polygon with at most `limit` corners; removes those that change its area least.
std::vector<Point> simplified(std::vector<Point> hull, std::size_t limit) {
    while (hull.size() > limit) {
        std::size_t least = 0;
        double least_area = 1e18;
        for (std::size_t i = 0; i < hull.size(); ++i) {
            const Point before = hull[(i + hull.size() - 1) % hull.size()];
            const Point behind = hull[(i + 1) % hull.size()];
            const double area = std::abs(cross(hull[i] - before, behind - hull[i]));
            if (area < least_area) least_area = area, least = i;
        }
        hull.erase(hull.begin() + static_cast<std::ptrdiff_t>(least));
    }
    return hull;
}

bool is_plausible(const Quad& quad) {
    double shortest = 1e18;
    double longest = 0;
    for (int i = 0; i < 4; ++i) {
        const Point side = quad[(i + 1) % 4] - quad[i];
        const double length = std::sqrt(side.x * side.x + side.y * side.y);
        shortest = std::min(shortest, length);
        longest = std::max(longest, length);
    }
    return shortest >= kLeastSide && longest <= 2.5 * shortest;
}

Point middle(const Quad& quad) {
    return (quad[0] + quad[1] + quad[2] + quad[3]) * .25;
}

bool contains(const Quad& quad, Point point) {
    for (int i = 0; i < 4; ++i) {
        if (cross(quad[(i + 1) % 4] - quad[i], point - quad[i]) < 0) return false;
    }
    return true;
}

// The lattice in `quad`, if the picture has its lines.
std::optional<FoundGrid> grid_in(const Plane<std::int8_t>& dark, const Quad& quad) {
    const double cell = std::sqrt(cross(quad[2] - quad[0], quad[3] - quad[1]) / 2) / 9;
    const int factor = std::max(static_cast<int>(cell) / kFitCell, 1);
    const Plane<std::int8_t> small = reduced(dark, factor);
    Quad small_quad = quad;
    for (Point& corner : small_quad) corner = corner * (1. / factor);
    for (const double reach : kReaches) {
        const std::optional<Lattice> lattice = fitted_lattice(small, small_quad, reach);
        if (!lattice || unevenness(*lattice) > kMaxUneven) continue;
        const LatticeSupport lines = support(small, *lattice);
        if (lines.lines < kLeastLines || lines.weakest < kLeastOfLine || lines.beyond > kMaxBeyond) continue;
        return FoundGrid{lattice->scaled(factor), false, lines};
    }
    return {};
}

// Of two that overlap, keeps the one with more of its lines.
void add(std::vector<FoundGrid>& found, const FoundGrid& grid) {
    const Quad corners = grid.lattice.corners();
    const auto same = std::find_if(found.begin(), found.end(), [&](const FoundGrid& other) {
        return contains(other.lattice.corners(), middle(corners)) || contains(corners, middle(other.lattice.corners()));
    });
    if (same == found.end()) {
        found.push_back(grid);
    } else if (same->support.lines < grid.support.lines) {
        *same = grid;
    }
}

}  // namespace

std::vector<FoundGrid> find_grids(const Plane<std::uint8_t>& bright, StopToken stop) {
    std::vector<FoundGrid> found;
    const int radius = std::max(std::max(bright.width, bright.height) / 40, 8);
    Plane<std::int8_t> dark = darkness(bright, radius);
    for (const bool light_lines : {false, true}) {
        if (light_lines) dark = negated(std::move(dark));
        for (const int threshold : {12, 6, 24}) {
            if (stop.stop_requested()) return found;
            const Components all = components(dark, threshold);
            std::vector<std::int32_t> large;
            for (std::size_t i = 0; i < all.list.size(); ++i) {
                const Box& box = all.list[i].box;
                if (box.width() >= kLeastSide && box.height() >= kLeastSide)
                    large.push_back(static_cast<std::int32_t>(i) + 1);
            }
            const auto area = [&](std::int32_t label) {
                const Box& box = all.list[label - 1].box;
                return static_cast<std::int64_t>(box.width()) * box.height();
            };
            std::sort(large.begin(), large.end(), [&](auto a, auto b) { return area(a) > area(b); });
            if (large.size() > kCandidates) large.resize(kCandidates);
            for (const std::int32_t label : large) {
                const std::optional<Quad> quad = largest_quad(simplified(convex_hull(all, label), kHullCorners));
                if (!quad || !is_plausible(*quad)) continue;
                if (stop.stop_requested()) return found;
                if (const std::optional<FoundGrid> grid = grid_in(dark, *quad)) {
                    add(found, {grid->lattice, light_lines, grid->support});
                }
            }
        }
    }
    std::sort(found.begin(), found.end(),
              [](const FoundGrid& a, const FoundGrid& b) { return a.lattice.cell_size() > b.lattice.cell_size(); });
    return found;
}

}  // namespace rookery
