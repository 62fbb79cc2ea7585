#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

#include "board/random.hpp"
#include "picture/components.hpp"
#include "picture/grid_finder.hpp"
#include "picture/pixels.hpp"

namespace rookery {
namespace {

Plane<std::uint8_t> random_plane(int width, int height, Random& random) {
    Plane<std::uint8_t> plane(width, height);
    for (std::uint8_t& value : plane.values) value = static_cast<std::uint8_t>(random.below(256));
    return plane;
}

}  // namespace

TEST_CASE("darkness: the mean of the square around each pixel minus the pixel, by plain sums") {
    Random random(28);
    for (int round = 0; round < 20; ++round) {
        const int width = 1 + static_cast<int>(random.below(30));
        const int height = 1 + static_cast<int>(random.below(30));
        const int radius = 1 + static_cast<int>(random.below(12));
        const Plane<std::uint8_t> plane = random_plane(width, height, random);
        const Plane<std::int8_t> dark = darkness(plane, radius);
        for (int y = 0; y < height; ++y) {
            for (int x = 0; x < width; ++x) {
                int sum = 0;
                int count = 0;
                for (int v = std::max(y - radius, 0); v <= std::min(y + radius, height - 1); ++v) {
                    for (int u = std::max(x - radius, 0); u <= std::min(x + radius, width - 1); ++u) {
                        sum += plane.at(u, v);
                        ++count;
                    }
                }
                CAPTURE(round);
                REQUIRE(dark.at(x, y) == std::clamp(sum / count - plane.at(x, y), -127, 127));
            }
        }
    }
}

TEST_CASE("components: match flood filling, with their boxes and pixel counts") {
    Random random(29);
    for (int round = 0; round < 50; ++round) {
        const int width = 1 + static_cast<int>(random.below(25));
        const int height = 1 + static_cast<int>(random.below(25));
        Plane<std::int8_t> plane(width, height);
        for (std::int8_t& value : plane.values) value = static_cast<std::int8_t>(random.below(10) < 4 ? 20 : 0);
        const Components found = components(plane, 10);
        Plane<int> seen(width, height);
        int count = 0;
        for (int y = 0; y < height; ++y) {
            for (int x = 0; x < width; ++x) {
                REQUIRE((found.labels.at(x, y) != 0) == (plane.at(x, y) >= 10));
                if (plane.at(x, y) < 10 || seen.at(x, y) != 0) continue;
                ++count;
                const std::int32_t label = found.labels.at(x, y);
                std::vector<std::pair<int, int>> open{{x, y}};
                seen.at(x, y) = 1;
                Component flooded{{x, y, x + 1, y + 1}, 0};
                while (!open.empty()) {
                    const auto [u, v] = open.back();
                    open.pop_back();
                    ++flooded.pixels;
                    flooded.box = {std::min(flooded.box.left, u), std::min(flooded.box.top, v),
                                   std::max(flooded.box.right, u + 1), std::max(flooded.box.bottom, v + 1)};
                    REQUIRE(found.labels.at(u, v) == label);
                    for (int b = std::max(v - 1, 0); b <= std::min(v + 1, height - 1); ++b) {
                        for (int a = std::max(u - 1, 0); a <= std::min(u + 1, width - 1); ++a) {
                            if (plane.at(a, b) < 10 || seen.at(a, b) != 0) continue;
                            seen.at(a, b) = 1;
                            open.emplace_back(a, b);
                        }
                    }
                }
                const Component& component = found.list[static_cast<std::size_t>(label - 1)];
                CHECK(component.pixels == flooded.pixels);
                CHECK(component.box.left == flooded.box.left);
                CHECK(component.box.top == flooded.box.top);
                CHECK(component.box.right == flooded.box.right);
                CHECK(component.box.bottom == flooded.box.bottom);
                for (const Point corner : convex_hull(found, label)) {
                    CHECK(corner.x >= component.box.left);
                    CHECK(corner.x <= component.box.right);
                    CHECK(corner.y >= component.box.top);
                    CHECK(corner.y <= component.box.bottom);
                }
            }
        }
        CHECK(found.list.size() == static_cast<std::size_t>(count));
    }
}

TEST_CASE("convex hull: no pixel's corner is outside it") {
    Random random(30);
    for (int round = 0; round < 50; ++round) {
        Plane<std::int8_t> plane(20, 20);
        int x = 10;
        int y = 10;
        for (int i = 0; i < 60; ++i) {
            plane.at(x, y) = 50;
            x = std::clamp(x + static_cast<int>(random.below(3)) - 1, 0, 19);
            y = std::clamp(y + static_cast<int>(random.below(3)) - 1, 0, 19);
        }
        const Components found = components(plane, 10);
        REQUIRE(found.list.size() == 1);
        const std::vector<Point> hull = convex_hull(found, 1);
        for (std::size_t i = 0; i < hull.size(); ++i) {
            const Point from = hull[i];
            const Point to = hull[(i + 1) % hull.size()];
            for (int v = 0; v < 20; ++v) {
                for (int u = 0; u < 20; ++u) {
                    if (plane.at(u, v) == 0) continue;
                    for (const Point corner :
                         {Point{u + 0., v + 0.}, {u + 1., v + 0.}, {u + 1., v + 1.}, {u + 0., v + 1.}}) {
                        REQUIRE(cross(to - from, corner - from) >= -1e-9);
                    }
                }
            }
        }
    }
}

TEST_CASE("reduced: each pixel is the mean of its square") {
    Random random(31);
    Picture picture{17, 11, {}};
    for (int i = 0; i < 17 * 11 * 3; ++i) picture.rgb.push_back(static_cast<std::uint8_t>(random.below(256)));
    const Picture small = reduced(picture, 3);
    REQUIRE(small.width == 5);
    REQUIRE(small.height == 3);
    for (int y = 0; y < 3; ++y) {
        for (int x = 0; x < 5; ++x) {
            for (int channel = 0; channel < 3; ++channel) {
                int sum = 0;
                for (int v = 0; v < 3; ++v) {
                    for (int u = 0; u < 3; ++u) sum += picture.pixel(3 * x + u, 3 * y + v)[channel];
                }
                CHECK(small.pixel(x, y)[channel] == (sum + 4) / 9);
            }
        }
    }
}

}  // namespace rookery
