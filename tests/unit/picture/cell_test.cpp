#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <vector>

#include "board/random.hpp"
#include "picture/cell_image.hpp"
#include "picture/glyphs.hpp"

namespace rookery {
namespace {

constexpr int kMargin = 8;
constexpr int kSide = kCellSide + 2 * kMargin;
constexpr int kPaper = 200;

// A sign in the middle of a cell, and on each side a shade of the given depth in samples, darkest at the cell's edge.
std::vector<Glyph> glyphs_with_shade(const Box& sign, const std::array<int, 4>& depths) {
    Picture picture{kSide, kSide, {}};
    for (int y = 0; y < kSide; ++y) {
        for (int x = 0; x < kSide; ++x) {
            const int u = x - kMargin;
            const int v = y - kMargin;
            const std::array<int, 4> in{u, v, kCellSide - 1 - u, kCellSide - 1 - v};
            int shade = 0;
            for (int side = 0; side < 4; ++side) {
                const int at = std::max(in[side], 0);
                if (at < depths[side]) shade = std::max(shade, 150 * (depths[side] - at) / depths[side]);
            }
            const bool is_ink = sign.left <= u && u < sign.right && sign.top <= v && v < sign.bottom &&
                                (u < sign.left + 4 || u >= sign.right - 4 || v < sign.top + 4);
            const auto value = static_cast<std::uint8_t>(is_ink ? 60 : kPaper - shade);
            picture.rgb.insert(picture.rgb.end(), 3, value);
        }
    }
    const double low = kMargin;
    const double high = kMargin + kCellSide;
    return glyphs_of(cell_image(picture, {Point{low, low}, {high, low}, {high, high}, {low, high}}), false);
}

}  // namespace

TEST_CASE("a cell: the shade of blurred lines does not count as writing") {
    Random random(37);
    for (int round = 0; round < 100; ++round) {
        CAPTURE(round);
        const int left = 13 + static_cast<int>(random.below(5));
        const int top = 12 + static_cast<int>(random.below(3));
        const Box sign{left, top, left + 16, top + 22};
        std::array<int, 4> depths{};
        for (int& depth : depths) depth = static_cast<int>(random.below(10));
        const std::vector<Glyph> clear = glyphs_with_shade(sign, {});
        const std::vector<Glyph> shaded = glyphs_with_shade(sign, depths);
        REQUIRE(clear.size() == 1);
        REQUIRE(shaded.size() == 1);
        CHECK(shaded[0].pixels == clear[0].pixels);
        CHECK(shaded[0].box.width() == clear[0].box.width());
        CHECK(shaded[0].box.height() == clear[0].box.height());
    }
}

}  // namespace rookery
