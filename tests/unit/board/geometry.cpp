// Cells and houses of the boards of order 2, 3 and 4.
#include "board/geometry.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <type_traits>
#include <vector>

namespace rookery {
namespace {

template <int N>
using Order = std::integral_constant<int, N>;

constexpr HouseKind kLineAndBoxKinds[] = {HouseKind::box, HouseKind::row, HouseKind::column};

}  // namespace

TEST_CASE_TEMPLATE("geometry: sizes", N, Order<2>, Order<3>, Order<4>) {
    using Geo = Geometry<N::value>;
    constexpr int side = N::value * N::value;
    CHECK(Geo::kSize == side);
    CHECK(Geo::kCells == side * side);
    CHECK(Geo::kHouses == 3 * side);
    CHECK(Geo::kAllHouses == 3 * side + 2);
    CHECK(Geo::kPeers == (N::value == 2 ? 7 : N::value == 3 ? 20 : 39));
}

TEST_CASE_TEMPLATE("geometry: each cell is where its houses say", N, Order<2>, Order<3>, Order<4>) {
    using Geo = Geometry<N::value>;
    for (int cell = 0; cell < Geo::kCells; ++cell) {
        CHECK(Geo::cell_at(Geo::row_of(cell), Geo::column_of(cell)) == cell);
        for (const HouseKind kind : kLineAndBoxKinds) {
            const int house = Geo::house_of(cell, kind);
            CHECK(Geo::kind_of_house(house) == kind);
            CHECK(Geo::kHouseCells[house][Geo::index_in(cell, kind)] == cell);
        }
        CHECK(Geo::house_of(cell, HouseKind::diagonal) == -1);
        CHECK(Geo::index_in(cell, HouseKind::diagonal) == -1);
    }
}

TEST_CASE_TEMPLATE("geometry: houses are ascending, and those of a kind cover the board", N, Order<2>, Order<3>,
                   Order<4>) {
    using Geo = Geometry<N::value>;
    for (int kind = 0; kind < 3; ++kind) {
        std::set<int> covered;
        for (int i = 0; i < Geo::kSize; ++i) {
            const auto& cells = Geo::kHouseCells[kind * Geo::kSize + i];
            CHECK(std::is_sorted(cells.begin(), cells.end()));
            covered.insert(cells.begin(), cells.end());
        }
        CHECK(covered.size() == Geo::kCells);
    }
}

TEST_CASE("geometry: houses of the 9x9 board, by name") {
    const auto house = [](int h) {
        return std::vector<int>(Geometry9::kHouseCells[h].begin(), Geometry9::kHouseCells[h].end());
    };
    CHECK(house(5) == std::vector<int>{33, 34, 35, 42, 43, 44, 51, 52, 53});  // the box of r4c7..r6c9
    CHECK(house(10) == std::vector<int>{9, 10, 11, 12, 13, 14, 15, 16, 17});  // row 2
    CHECK(house(26) == std::vector<int>{8, 17, 26, 35, 44, 53, 62, 71, 80});  // column 9
    CHECK(house(27) == std::vector<int>{0, 10, 20, 30, 40, 50, 60, 70, 80});
    CHECK(house(28) == std::vector<int>{8, 16, 24, 32, 40, 48, 56, 64, 72});
    CHECK(Geometry9::box_of(50) == 4);
    CHECK(Geometry9::box_of(80) == 8);
}

TEST_CASE_TEMPLATE("geometry: diagonals are two houses of their own kind", N, Order<2>, Order<3>, Order<4>) {
    using Geo = Geometry<N::value>;
    for (int i = 0; i < Geo::kSize; ++i) {
        CHECK(Geo::kHouseCells[Geo::kDiagonals][i] == Geo::cell_at(i, i));
        CHECK(Geo::kHouseCells[Geo::kDiagonals + 1][i] == Geo::cell_at(i, Geo::kSize - 1 - i));
    }
    CHECK(Geo::kind_of_house(Geo::kDiagonals) == HouseKind::diagonal);
    CHECK(Geo::kind_of_house(Geo::kDiagonals + 1) == HouseKind::diagonal);
}

TEST_CASE_TEMPLATE("geometry: peers are the cells that share a house", N, Order<2>, Order<3>, Order<4>) {
    using Geo = Geometry<N::value>;
    for (int a = 0; a < Geo::kCells; ++a) {
        std::set<int> expected;
        for (int house = 0; house < Geo::kHouses; ++house) {
            const auto& cells = Geo::kHouseCells[house];
            if (std::find(cells.begin(), cells.end(), a) != cells.end()) expected.insert(cells.begin(), cells.end());
        }
        expected.erase(a);
        const auto& peers = Geo::kPeerCells[a];
        CHECK(std::set<int>(peers.begin(), peers.end()) == expected);
        for (int b = 0; b < Geo::kCells; ++b) REQUIRE(Geo::sees(a, b) == (expected.count(b) == 1));
    }
}

TEST_CASE("geometry: peers come box first, then row, then column") {
    const auto& peers = Geometry9::kPeerCells[40];  // r5c5
    const std::vector<int> expected{30, 31, 32, 39, 41, 48, 49, 50, 36, 37, 38, 42, 43, 44, 4, 13, 22, 58, 67, 76};
    CHECK(std::vector<int>(peers.begin(), peers.end()) == expected);
}

}  // namespace rookery
