// The symmetries of patterns.
#include "board/symmetry.hpp"

#include <doctest/doctest.h>

#include <vector>

#include "board/random.hpp"

namespace rookery {
namespace {

PatternSymmetry nth(int i) {
    return static_cast<PatternSymmetry>(i);
}

std::vector<int> cells_of(CellSet set) {
    std::vector<int> cells;
    set.for_each([&](int cell) { cells.push_back(cell); });
    return cells;
}

}  // namespace

TEST_CASE("symmetry: names convert both ways") {
    for (int i = 0; i < kPatternSymmetryCount; ++i) {
        const auto found = pattern_symmetry(name_of(nth(i)));
        REQUIRE(found.has_value());
        CHECK(*found == nth(i));
    }
    CHECK(name_of(PatternSymmetry::half_turn) == "half-turn");
    CHECK(name_of(PatternSymmetry::two_diagonals) == "two-diagonals");
    CHECK_FALSE(pattern_symmetry("sideways").has_value());
    CHECK_FALSE(pattern_symmetry("").has_value());
}

TEST_CASE("symmetry: the orbit of r1c2 under each") {
    using Cells = std::vector<int>;
    const auto orbit = [](PatternSymmetry symmetry) { return cells_of(orbit_of(1, symmetry)); };
    CHECK(orbit(PatternSymmetry::none) == Cells{1});
    CHECK(orbit(PatternSymmetry::half_turn) == Cells{1, 79});             // r9c8
    CHECK(orbit(PatternSymmetry::quarter_turn) == Cells{1, 17, 63, 79});  // r2c9, r8c1, r9c8
    CHECK(orbit(PatternSymmetry::mirror_left_right) == Cells{1, 7});      // r1c8
    CHECK(orbit(PatternSymmetry::mirror_top_bottom) == Cells{1, 73});     // r9c2
    CHECK(orbit(PatternSymmetry::two_mirrors) == Cells{1, 7, 73, 79});
    CHECK(orbit(PatternSymmetry::diagonal) == Cells{1, 9});        // r2c1
    CHECK(orbit(PatternSymmetry::anti_diagonal) == Cells{1, 71});  // r8c9
    CHECK(orbit(PatternSymmetry::two_diagonals) == Cells{1, 9, 71, 79});
    CHECK(orbit(PatternSymmetry::full) == Cells{1, 7, 9, 17, 63, 71, 73, 79});
}

TEST_CASE("symmetry: all orbits, ordered by their first cells") {
    CHECK(orbits_of_board(PatternSymmetry::none).size() == 81);
    CHECK(orbits_of_board(PatternSymmetry::half_turn).size() == 41);
    CHECK(orbits_of_board(PatternSymmetry::full).size() == 15);
    for (int i = 0; i < kPatternSymmetryCount; ++i) {
        CAPTURE(name_of(nth(i)));
        CellSet covered;
        int last_first = -1;
        for (const CellSet orbit : orbits_of_board(nth(i))) {
            CHECK(orbit == orbit_of(orbit.first(), nth(i)));
            CHECK(orbit.first() > last_first);
            CHECK((orbit & covered).empty());
            last_first = orbit.first();
            covered |= orbit;
        }
        CHECK(covered == CellSet::all());
    }
}

TEST_CASE("symmetry: orbits partition the board, and the middle cell is its own orbit") {
    for (int i = 0; i < kPatternSymmetryCount; ++i) {
        CHECK(cells_of(orbit_of(40, nth(i))) == std::vector<int>{40});
        for (int cell = 0; cell < 81; ++cell) {
            const CellSet orbit = orbit_of(cell, nth(i));
            CHECK(orbit.contains(cell));
            orbit.for_each([&](int other) { CHECK(orbit_of(other, nth(i)) == orbit); });
        }
    }
}

TEST_CASE("symmetry: a union of orbits has the symmetry, and loses it without one of its cells") {
    Random random(11);
    for (int i = 1; i < kPatternSymmetryCount; ++i) {
        for (int round = 0; round < 50; ++round) {
            CellSet cells;
            for (int k = 0; k < 5; ++k) cells |= orbit_of(static_cast<int>(random.below(81)), nth(i));
            CHECK(has_symmetry(cells, nth(i)));
            cells.for_each([&](int cell) {
                if (orbit_of(cell, nth(i)).size() > 1) CHECK_FALSE(has_symmetry(cells - CellSet::single(cell), nth(i)));
            });
        }
    }
    CHECK(has_symmetry(CellSet(), PatternSymmetry::full));
}

TEST_CASE("symmetry: the largest one is named") {
    // A pattern with exactly one symmetry and those that it implies: three orbits of cells off every axis.
    for (int i = 0; i < kPatternSymmetryCount; ++i) {
        CAPTURE(i);
        CHECK(symmetry_of(orbit_of(1, nth(i)) | orbit_of(11, nth(i)) | orbit_of(2, nth(i))) == nth(i));
    }
    CHECK(symmetry_of(CellSet()) == PatternSymmetry::full);
    CHECK(symmetry_of(CellSet::all()) == PatternSymmetry::full);
    CHECK(symmetry_of(CellSet::single(40)) == PatternSymmetry::full);
    CHECK(symmetry_of(CellSet::single(0)) == PatternSymmetry::diagonal);
    CHECK(symmetry_of(CellSet::single(4)) == PatternSymmetry::mirror_left_right);
}

}  // namespace rookery
