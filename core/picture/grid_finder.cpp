// The lines of a grid are connected, so one of the large components that are darker than their surroundings (or
// lighter) is a grid or its frame. Its four outermost corners say where the lattice may be, and the lattice is accepted
// if the picture has its lines.
#include "picture/grid_finder.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <vector>

#include "picture/components.hpp"

namespace rookery {

// Computes means over squares by sliding sums: one for each column, over the rows in the square, and one of these along
// the row. Two additions and two subtractions per pixel, however large the square is.
Plane<std::int8_t> darkness(const Plane<std::uint8_t>& bright, int radius) {
    ROOKERY_EXPECTS(radius >= 1);
    const int width = bright.width;
    const int height = bright.height;
    Plane<std::int8_t> dark(width, height);
    std::vector<std::int32_t> columns(static_cast<std::size_t>(width), 0);
    const auto change_columns = [&](int y, int by) {
        const std::uint8_t* row = bright.row(y);
        for (int x = 0; x < width; ++x) columns[x] += by * row[x];
    };
    for (int y = 0; y < std::min(radius, height); ++y) change_columns(y, 1);
    for (int y = 0; y < height; ++y) {
        if (y + radius < height) change_columns(y + radius, 1);
        if (y - radius - 1 >= 0) change_columns(y - radius - 1, -1);
        const int rows = std::min(y + radius, height - 1) - std::max(y - radius, 0) + 1;
        std::int32_t sum = 0;
        for (int x = 0; x < std::min(radius, width); ++x) sum += columns[x];
        const std::uint8_t* row = bright.row(y);
        std::int8_t* target = dark.row(y);
        for (int x = 0; x < width; ++x) {
            if (x + radius < width) sum += columns[x + radius];
            if (x - radius - 1 >= 0) sum -= columns[x - radius - 1];
            const int count = rows * (std::min(x + radius, width - 1) - std::max(x - radius, 0) + 1);
            target[x] = static_cast<std::int8_t>(std::clamp(sum / count - row[x], -127, 127));
        }
    }
    return dark;
}

Plane<std::int8_t> negated(Plane<std::int8_t> dark) {
    for (std::int8_t& value : dark.values) value = static_cast<std::int8_t>(-value);
    return dark;
}

Plane<std::int8_t> reduced(const Plane<std::int8_t>& dark, int factor) {
    ROOKERY_EXPECTS(factor >= 1 && dark.width >= factor && dark.height >= factor);
    Plane<std::int8_t> small(dark.width / factor, dark.height / factor);
    for (int y = 0; y < small.height; ++y) {
        for (int x = 0; x < small.width; ++x) {
            int sum = 0;
            for (int dy = 0; dy < factor; ++dy) {
                for (int dx = 0; dx < factor; ++dx) sum += dark.at(x * factor + dx, y * factor + dy);
            }
            small.at(x, y) = static_cast<std::int8_t>(sum / (factor * factor));
        }
    }
    return small;
}

namespace {

constexpr double kLeastSide = 60;       // of a grid, in pixels
constexpr std::size_t kCandidates = 6;  // components tried for each threshold
constexpr double kLeastLines = .78;
constexpr double kLeastOfLine = .15;  // a thin line between cells of two colours is hardly visible
constexpr double kMaxBeyond = .7;
constexpr double kMaxUneven = 1.3;
constexpr std::size_t kHullCorners = 40;
// How far from its expected place a line is looked for, in cells. The first reach is for bent paper; where bold digits
// are darker than thin lines, it mistakes their strokes for a line. The second is for screens, whose lines are straight
// and close to their places.
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
