#include "board/automorphisms.hpp"

#include <doctest/doctest.h>

#include "board/random.hpp"
#include "support/masks.hpp"

using namespace rookery;

namespace {

template <int N>
CellSet image_of(CellSet cells, const CellMap<N>& map) {
    CellSet image;
    cells.for_each([&](int cell) { image.add(map.to[static_cast<std::size_t>(cell)]); });
    return image;
}

template <int N>
bool keeps_houses(const CellMap<N>& map) {
    using Geo = Geometry<N>;
    for (int a = 0; a < Geo::kCells; ++a) {
        for (int b = 0; b < Geo::kCells; ++b) {
            if (Geo::sees(a, b) != Geo::sees(map.to[static_cast<std::size_t>(a)], map.to[static_cast<std::size_t>(b)]))
                return false;
        }
    }
    return true;
}

constexpr int kAll = 1'000'000;

}  // namespace

TEST_CASE("all maps of the 4x4 board preserve the empty pattern") {
    const auto maps = automorphisms_of<2>(CellSet(), kAll);
    CHECK(maps.size() == 2 * 8 * 8 - 1);
    for (const auto& map : maps) CHECK(keeps_houses<2>(map));
}

TEST_CASE("a pattern's maps preserve it, and are different maps of the board") {
    // Two mirrors and two diagonals: the eight maps of the square. Two of the ring's lines look alike only through
    // these.
    const CellSet ring = samples::cells_of(samples::kRing);
    const auto maps = automorphisms_of<3>(ring, kAll);
    CHECK(maps.size() >= 7);
    for (std::size_t i = 0; i < maps.size(); ++i) {
        CHECK(image_of<3>(ring, maps[i]) == ring);
        CHECK(keeps_houses<3>(maps[i]));
        for (std::size_t j = 0; j < i; ++j) CHECK(maps[i].to != maps[j].to);
    }
}

TEST_CASE("a single cell is preserved by one map in 81") {
    CellSet corner;
    corner.add(0);
    // Of the 2 * 6^8 maps; too many to list, so those of the 4x4 board, one in 16 of which fixes a given cell.
    CHECK(automorphisms_of<2>(corner, kAll).size() == 2 * 8 * 8 / 16 - 1);
    CHECK(automorphisms_of<3>(corner, 64).size() == 64);
}

TEST_CASE("a random pattern usually has none") {
    Random random(20);
    int without = 0;
    for (int i = 0; i < 20; ++i) {
        CellSet pattern;
        while (pattern.size() < 24) pattern.add(static_cast<int>(random.below(81)));
        without += automorphisms_of<3>(pattern, kAll).empty();
    }
    CHECK(without >= 15);
}
