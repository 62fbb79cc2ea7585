// Hidden and naked singles, and the direct forms that place a digit at once.
#include <doctest/doctest.h>

#include "finding.hpp"
#include "rate/se_scale.hpp"
#include "support/paths.hpp"
#include "support/sketch.hpp"

using namespace rookery;
using finding::conclusion;
using finding::first;
using samples::Sketch;
using T = Technique;

TEST_CASE("last empty cell") {
    Sketch board;
    for (int column = 1; column <= 8; ++column) board.value("r1c" + std::to_string(column), column);
    CHECK(first(board.state(), T::last_cell) == "Last empty cell: r1c9 is the only empty cell of row 1, so r1c9 is 9.");
    CHECK(conclusion(board.state(), T::last_cell) == "r1c9=9");

    Sketch two_left;
    for (int column = 1; column <= 7; ++column) two_left.value("r1c" + std::to_string(column), column);
    CHECK(first(two_left.without("r1c9", "8").state(), T::last_cell) == "-");
}

TEST_CASE("hidden single in a box") {
    const Sketch board = Sketch().without("r456c13 r46c2", "7");
    CHECK(first(board.state(), T::hidden_single_box) ==
          "Hidden single: r5c2 is the only place for 7 in box 4, so r5c2 is 7.");
    CHECK(conclusion(board.state(), T::hidden_single_box) == "r5c2=7");
    CHECK(first(Sketch(board).with("r4c1", "7").state(), T::hidden_single_box) == "-");
}

TEST_CASE("hidden single in a line: columns before rows") {
    const Sketch in_row = Sketch().without("r2c12345678", "4");
    CHECK(first(in_row.state(), T::hidden_single_line) ==
          "Hidden single: r2c9 is the only place for 4 in row 2, so r2c9 is 4.");
    const Sketch in_both = Sketch(in_row).without("r12345679c7", "6");
    CHECK(first(in_both.state(), T::hidden_single_line) ==
          "Hidden single: r8c7 is the only place for 6 in column 7, so r8c7 is 6.");
    CHECK(first(Sketch(in_row).with("r2c1", "4").state(), T::hidden_single_line) == "-");
}

TEST_CASE("a box comes before a line, and a last cell before either") {
    Sketch board = Sketch().without("r2c12345678", "4").without("r789c79 r79c8", "1");
    Step step;
    REQUIRE(find_first_step(board.state(), kSeScale, Detail::conclusion, se_techniques(), step));
    CHECK(step.rating == 12);
    CHECK(conclusion_of(step) == "r8c8=1");
    for (int column = 1; column <= 8; ++column) board.value("r5c" + std::to_string(column), column);
    REQUIRE(find_first_step(board.state(), kSeScale, Detail::conclusion, se_techniques(), step));
    CHECK(step.rating == 10);
    CHECK(conclusion_of(step) == "r5c9=9");
}

TEST_CASE("naked single: the first in row order") {
    const Sketch board = Sketch().only("r2c5", "5").only("r1c9", "8");
    CHECK(first(board.state(), T::naked_single) == "Naked single: 8 is the only candidate in r1c9, so r1c9 is 8.");
    CHECK(first(Sketch().only("r2c5", "56").state(), T::naked_single) == "-");
}

TEST_CASE("direct pointing") {
    const Sketch board = Sketch().without("r12c456 r3c6", "5").without("r1c789 r2c89 r3c79", "5");
    CHECK(first(board.state(), T::direct_pointing) ==
          "Direct pointing: in box 2, 5 fits only in row 3, which leaves only r2c7 for 5 in box 3, so r2c7 is 5.");
    const Step step = finding::step(board.state(), T::direct_pointing);
    CHECK(step.rating == 17);
    CHECK(step.eliminations.empty());
    CHECK(finding::marks(step, MarkRole::base) == "r3c4=5 r3c5=5");
    CHECK(finding::marks(step, MarkRole::cover) == "r3c8=5");
    // Box 3 still has a second place.
    CHECK(first(Sketch(board).with("r1c7", "5").state(), T::direct_pointing) == "-");
    // 5 is not locked in box 2.
    CHECK(first(Sketch(board).with("r1c4", "5").state(), T::direct_pointing) == "-");
    // A hidden single in box 3 does not come from locking.
    CHECK(first(Sketch(board).without("r3c8", "5").state(), T::direct_pointing) == "-");
}

TEST_CASE("direct claiming") {
    const Sketch board = Sketch().without("r3456789c4", "5").without("r2345679c5", "5");
    CHECK(
        first(board.state(), T::direct_claiming) ==
        "Direct claiming: in column 4, 5 fits only in box 2, which leaves only r8c5 for 5 in column 5, so r8c5 is 5.");
    CHECK(finding::step(board.state(), T::direct_claiming).rating == 19);
    CHECK(first(Sketch(board).with("r9c4", "5").state(), T::direct_claiming) == "-");
    CHECK(first(Sketch(board).with("r9c5", "5").state(), T::direct_claiming) == "-");
}

TEST_CASE("direct hidden pair") {
    const Sketch board = Sketch().without("r4c1345679", "37").without("r4c1346789", "9");
    CHECK(first(board.state(), T::direct_hidden_pair) ==
          "Direct hidden pair: in row 4, 3 and 7 can only go in r4c2 and r4c8, which leaves only r4c5 for 9 in row "
          "4, "
          "so r4c5 is 9.");
    const Step step = finding::step(board.state(), T::direct_hidden_pair);
    CHECK(step.rating == 20);
    CHECK(step.eliminations.empty());
    CHECK(finding::marks(step, MarkRole::cover) == "r4c2=9");
    CHECK(first(Sketch(board).with("r4c9", "9").state(), T::direct_hidden_pair) == "-");
    CHECK(first(Sketch(board).with("r4c9", "3").state(), T::direct_hidden_pair) == "-");
}

TEST_CASE("direct hidden triplet") {
    const Sketch board = Sketch().without("r134679c6", "248").without("r3456789c6", "1");
    // 2, 4 and 8 are confined to r2c6, r5c6 and r8c6; 1 to r1c6 and r2c6.
    CHECK(first(board.state(), T::direct_hidden_triplet) ==
          "Direct hidden triplet: in column 6, 2, 4 and 8 can only go in r2c6, r5c6 and r8c6, which leaves only r1c6 "
          "for 1 in column 6, so r1c6 is 1.");
    CHECK(finding::step(board.state(), T::direct_hidden_triplet).rating == 25);
    CHECK(first(Sketch(board).with("r7c6", "8").state(), T::direct_hidden_triplet) == "-");
}
