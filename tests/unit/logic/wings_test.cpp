// XY-wing, XYZ-wing, aligned pair exclusion.
#include <doctest/doctest.h>

#include "finding.hpp"
#include "support/sketch.hpp"

using namespace rookery;
using finding::first;
using samples::Sketch;
using T = Technique;

TEST_CASE("XY-wing") {
    const Sketch board = Sketch().only("r1c1", "35").only("r1c7", "38").only("r2c3", "58").without("r1c2 r2c79", "8");
    CHECK(first(board.state(), T::xy_wing) ==
          "XY-wing: whether r1c1 is 3 or 5, r1c7 or r2c3 is 8, so r1c3 and r2c8 are not 8.");
    const Step step = finding::step(board.state(), T::xy_wing);
    CHECK(step.rating == 42);
    CHECK(finding::marks(step, MarkRole::base) == "r1c1=3 r1c1=5");
    CHECK(finding::marks(step, MarkRole::cover) == "r1c7=3 r1c7=8 r2c3=5 r2c3=8");
    // A wing that does not see the pivot, a wing with the wrong digit, the same pair three times.
    CHECK(first(Sketch(board).only("r2c3", "123456789").only("r5c5", "58").state(), T::xy_wing) == "-");
    CHECK(first(Sketch(board).only("r2c3", "57").state(), T::xy_wing) == "-");
    CHECK(first(Sketch(board).only("r1c7 r2c3", "35").state(), T::xy_wing) == "-");
}

TEST_CASE("XYZ-wing") {
    const Sketch board = Sketch().only("r1c1", "358").only("r1c7", "38").only("r2c3", "58");
    CHECK(first(board.state(), T::xyz_wing) ==
          "XYZ-wing: whether r1c1 is 3, 5 or 8, r1c1, r1c7 or r2c3 is 8, so r1c2 and r1c3 are not 8.");
    CHECK(finding::step(board.state(), T::xyz_wing).rating == 44);
    CHECK(first(Sketch(board).only("r2c3", "38").state(), T::xyz_wing) == "-");
    CHECK(first(Sketch(board).only("r1c1", "3589").state(), T::xyz_wing) == "-");
    CHECK(first(Sketch(board).without("r1c23", "8").state(), T::xyz_wing) == "-");
    CHECK(first(board.state(), T::xy_wing) == "-");
}

TEST_CASE("aligned pair exclusion") {
    // r5c5 = 1 with r5c9 = 2, 3 or 4 would empty one of r5c1, r5c2, r5c3, and both cannot be 1.
    const Sketch board = Sketch().only("r5c9", "1234").only("r5c1", "12").only("r5c2", "13").only("r5c3", "14");
    CHECK(
        first(board.state(), T::aligned_pair_exclusion) ==
        "Aligned pair exclusion: every way to fill r5c4 and r5c9 with 1 in r5c4 repeats a digit or leaves no candidate "
        "for r5c1, r5c2 or r5c3, so r5c4 is not 1.");
    const Step step = finding::step(board.state(), T::aligned_pair_exclusion);
    CHECK(step.rating == 62);
    CHECK(finding::marks(step, MarkRole::cover) == "r5c1=1 r5c1=2 r5c2=1 r5c2=3 r5c3=1 r5c3=4");
    CHECK(first(Sketch(board).with("r5c9", "5").state(), T::aligned_pair_exclusion) == "-");
    CHECK(first(Sketch(board).with("r5c3", "5").state(), T::aligned_pair_exclusion) == "-");
    // A cell with one candidate that sees the base cells.
    CHECK(first(Sketch(board).only("r5c8", "9").state(), T::aligned_pair_exclusion) == "-");
}

TEST_CASE("aligned pair exclusion of two cells that do not see each other") {
    // r1c1 and r5c5 both see r1c5 and r5c1. The equal pair 1 1 is then possible, but 1 2 and 2 1 are not.
    const Sketch board = Sketch().only("r1c1", "12").only("r5c5", "23").only("r1c5", "12").only("r5c1", "13");
    CHECK(first(board.state(), T::aligned_pair_exclusion) ==
          "Aligned pair exclusion: every way to fill r1c1 and r5c5 with 1 in r1c1 leaves no candidate for r1c5 or "
          "r5c1, so "
          "r1c1 is not 1.");
    CHECK(first(Sketch(board).only("r5c5", "123").state(), T::aligned_pair_exclusion) == "-");
}
