// Shapes: houses, conflicts, and that square ones are the geometry of the fixed sizes.
#include "board/shape.hpp"

#include <doctest/doctest.h>

#include <set>

using namespace rookery;

namespace {

template <int N>
void check_square() {
    const Shape shape{N, N, true};
    const ShapeHouses& houses = ShapeHouses::of(shape);
    for (int house = 0; house < Geometry<N>::kAllHouses; ++house) {
        const auto cells = houses.cells_of(house);
        CHECK(std::equal(cells.begin(), cells.end(), Geometry<N>::kHouseCells[house].begin()));
    }
}

}  // namespace

TEST_CASE("square shapes have the houses of the fixed geometries") {
    check_square<2>();
    check_square<3>();
    check_square<4>();
}

TEST_CASE("every house of every shape has as many cells as the board has rows, and cells see each other by houses") {
    for (const Shape& plain : kShapes) {
        for (const bool diagonal : {false, true}) {
            const Shape shape{plain.box_rows, plain.box_columns, diagonal};
            CHECK(shape_of_side(shape.side(), diagonal) == shape);
            CHECK(shape_of_cells(static_cast<std::size_t>(shape.cells()), diagonal) == shape);
            const ShapeHouses& houses = ShapeHouses::of(shape);
            for (int house = 0; house < shape.houses(); ++house) {
                const auto cells = houses.cells_of(house);
                CHECK(std::set<int>(cells.begin(), cells.end()).size() == static_cast<std::size_t>(shape.side()));
            }
            for (int a = 0; a < shape.cells(); a += 7) {
                std::set<int> seen;
                for (const int house : houses.houses_of(a)) {
                    for (const int cell : houses.cells_of(house)) seen.insert(cell);
                }
                for (int b = 0; b < shape.cells(); ++b) CHECK(shape.sees(a, b) == (a != b && seen.contains(b)));
            }
        }
    }
    CHECK_FALSE(shape_of_side(10).has_value());
    CHECK_FALSE(shape_of_cells(100).has_value());
}

TEST_CASE("boxes of 6x6 have two rows and three columns") {
    constexpr Shape kSix{2, 3};
    CHECK(kSix.box_of(0) == 0);
    CHECK(kSix.box_of(8) == 0);
    CHECK(kSix.box_of(3) == 1);
    CHECK(kSix.box_of(12) == 2);
    CHECK(kSix.box_of(35) == 5);
    ShapedGrid grid{kSix};
    grid[0] = grid[8] = 5;
    const auto conflict = first_conflict(grid);
    REQUIRE(conflict);
    CHECK(*conflict == Conflict{0, 5, 0, 8});
}
