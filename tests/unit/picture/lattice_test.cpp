#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "board/random.hpp"
#include "picture/grid_finder.hpp"
#include "picture/picture.hpp"
#include "unit/picture/drawn.hpp"

namespace rookery {
namespace {

double distance_of(Point a, Point b) {
    return std::hypot(a.x - b.x, a.y - b.y);
}

Quad shaken(Random& random, double by) {
    Quad quad{Point{60, 70}, {430, 60}, {440, 440}, {50, 430}};
    for (Point& corner : quad) corner = corner + Point{(random.unit() - .5) * by, (random.unit() - .5) * by};
    return quad;
}

}  // namespace

TEST_CASE("projection: the square's corners map to the quadrilateral's, and lines stay lines") {
    Random random(32);
    for (int round = 0; round < 200; ++round) {
        const Quad quad = shaken(random, 100);
        const auto projection = Projection::of_square(9, quad);
        REQUIRE(projection);
        CHECK(distance_of((*projection)({0, 0}), quad[0]) < 1e-6);
        CHECK(distance_of((*projection)({9, 0}), quad[1]) < 1e-6);
        CHECK(distance_of((*projection)({9, 9}), quad[2]) < 1e-6);
        CHECK(distance_of((*projection)({0, 9}), quad[3]) < 1e-6);
        const Point a = (*projection)({1, 2});
        const Point b = (*projection)({4, 4});
        const Point c = (*projection)({7, 6});
        CHECK(std::abs(cross(b - a, c - a)) < 1e-6);
    }
}

TEST_CASE("projection: none for corners that are not in clockwise order") {
    CHECK_FALSE(Projection::of_square(9, {Point{0, 0}, {0, 9}, {9, 9}, {9, 0}}));
    CHECK_FALSE(Projection::of_square(9, {Point{0, 0}, {9, 9}, {9, 0}, {0, 9}}));
    CHECK_FALSE(Projection::of_square(9, {Point{5, 5}, {5, 5}, {5, 5}, {5, 5}}));
}

TEST_CASE("grids are found where they were drawn: rotated, in perspective, bent, dark on light and light on dark") {
    Random random(33);
    for (int round = 0; round < 30; ++round) {
        CAPTURE(round);
        const bool light_lines = random.coin();
        Picture picture = plain_picture(500, 500, light_lines ? 40 : 220);
        const Quad quad = shaken(random, 60);
        const auto projection = Projection::of_square(9, quad);
        REQUIRE(projection);
        const double bend = (random.unit() - .5) * 8;  // pixels
        const auto place = [&](Point at) {
            const Point flat = (*projection)(at);
            return Point{flat.x, flat.y + bend * at.x * (9 - at.x) / 20};
        };
        draw_grid(picture, 9, place, light_lines ? 200 : 60, 2);
        const std::vector<FoundGrid> found = find_grids(brightness(picture), {});
        REQUIRE(found.size() == 1);
        CHECK(found[0].light_lines == light_lines);
        for (int j = 0; j <= 9; ++j) {
            for (int i = 0; i <= 9; ++i) {
                // Lines are two pixels wide, extending to the right of and below where they were drawn.
                const Point drawn = place({i + 0., j + 0.}) + Point{.5, .5};
                CHECK(distance_of(found[0].lattice.node(i, j), drawn) < 3);
            }
        }
    }
}

TEST_CASE("thin lines are found next to the strokes of bold digits, which are darker") {
    Picture picture = plain_picture(620, 620, 240);
    const auto place = [](Point at) { return Point{40 + at.x * 60, 40 + at.y * 60}; };
    draw_grid(picture, 9, place, 200, 1);
    draw_grid(
        picture, 3, [&](Point at) { return place(at * 3); }, 60, 3);
    for (int row = 0; row < 9; ++row) {
        for (int y = 9; y < 51; ++y) {
            for (int x = 16; x < 26; ++x) set_pixel(picture, 40 + 4 * 60 + x, 40 + row * 60 + y, 20);
        }
    }
    const std::vector<FoundGrid> found = find_grids(brightness(picture), {});
    REQUIRE(found.size() == 1);
    for (int j = 0; j <= 9; ++j) {
        for (int i = 0; i <= 9; ++i) CHECK(distance_of(found[0].lattice.node(i, j), place({i + 0., j + 0.})) < 4);
    }
}

TEST_CASE("no grid: a different number of cells, noise, a plain picture, a tiny one") {
    Random random(34);
    for (const int cells : {3, 4, 6, 8, 10, 12, 16}) {
        CAPTURE(cells);
        Picture picture = plain_picture(500, 500, 220);
        draw_grid(
            picture, cells,
            [&](Point at) {
                return Point{40 + at.x * 420 / cells, 40 + at.y * 420 / cells};
            },
            60, 2);
        CHECK(find_grids(brightness(picture), {}).empty());
    }
    Picture noise = plain_picture(300, 300, 0);
    for (std::uint8_t& value : noise.rgb) value = static_cast<std::uint8_t>(random.below(256));
    CHECK(find_grids(brightness(noise), {}).empty());
    CHECK(find_grids(brightness(plain_picture(300, 300, 128)), {}).empty());
    CHECK(find_grids(brightness(plain_picture(1, 1, 128)), {}).empty());
}

TEST_CASE("a stop ends the search for grids") {
    Picture picture = plain_picture(500, 500, 220);
    draw_grid(
        picture, 9,
        [](Point at) {
            return Point{40 + at.x * 45, 40 + at.y * 45};
        },
        60, 2);
    const std::atomic<bool> stop{true};
    CHECK(find_grids(brightness(picture), StopToken(&stop)).empty());
}

}  // namespace rookery
