// Unique rectangles and loops, and the bivalue universal grave: every type, and boards that only look like it.
#include <doctest/doctest.h>

#include "finding.hpp"
#include "support/paths.hpp"
#include "support/samples.hpp"
#include "support/sketch.hpp"

using namespace rookery;
using finding::conclusion;
using finding::first;
using samples::Sketch;
using T = Technique;

namespace {

// A rectangle of 3 and 7 in rows 1 and 2, columns 1 and 5; the corners in row 1 have no other candidates.
Sketch rectangle() {
    return Sketch().only("r12c15", "37");
}

State board_of(std::string_view line) {
    return State(samples::grid_of(line));
}

// The same with candidates for the empty cells, in reading order: "23 125 ...".
State board_of(std::string_view line, std::string_view candidates) {
    Candidates9 sets{};
    std::size_t next = 0;
    for (int cell = 0; cell < 81; ++cell) {
        if (line[static_cast<std::size_t>(cell)] != '.') continue;
        for (; next < candidates.size() && candidates[next] != ' '; ++next) {
            sets[cell] |= digit_bit(candidates[next] - '0');
        }
        ++next;
    }
    return State(samples::grid_of(line), sets);
}

}  // namespace

TEST_CASE("unique rectangle, type 1") {
    const Sketch board = rectangle().with("r2c5", "9");
    CHECK(first(board.state(), T::unique_rectangle) ==
          "Unique rectangle, type 1: if r1c1, r2c1, r2c5 and r1c5 held only 3 and 7, the puzzle would have two "
          "solutions; only r2c5 has another candidate, so r2c5 is neither 3 nor 7.");
    const Step step = finding::step(board.state(), T::unique_rectangle);
    CHECK(step.rating == 45);
    CHECK(step.variant == 1);
    CHECK(finding::marks(step, MarkRole::fin) == "r2c5=9");
    // A corner that lacks a digit; four cells in four boxes; no cell with an extra candidate.
    CHECK(first(Sketch(board).without("r2c5", "3").state(), T::unique_rectangle) == "-");
    CHECK(first(Sketch().only("r15c15", "37").with("r5c5", "9").state(), T::unique_rectangle) == "-");
    CHECK(first(rectangle().state(), T::unique_rectangle) == "-");
}

TEST_CASE("unique rectangle, type 2") {
    const Sketch board = rectangle().with("r2c15", "9").without("r2c234789", "9");
    CHECK(first(board.state(), T::unique_rectangle) ==
          "Unique rectangle, type 2: if r1c1, r2c1, r2c5 and r1c5 held only 3 and 7, the puzzle would have two "
          "solutions; one of r2c1 and r2c5 is 9, so r2c6 is not 9.");
    CHECK(finding::step(board.state(), T::unique_rectangle).rating == 45);
    CHECK(first(Sketch(board).without("r2c6", "9").state(), T::unique_rectangle) == "-");
}

TEST_CASE("unique rectangle, type 3 with a naked set") {
    const Sketch board = rectangle().with("r2c1", "4").with("r2c5", "8").only("r2c9", "48");
    CHECK(first(Sketch(board).without("r2c23467", "48").without("r2c8", "8").state(), T::unique_rectangle) ==
          "Unique rectangle, type 3: if r1c1, r2c1, r2c5 and r1c5 held only 3 and 7, the puzzle would have two "
          "solutions; one of r2c1 and r2c5 is 4 or 8 and makes a naked pair of 4 and 8 with r2c9 in row 2, "
          "so r2c8 is not 4.");
    const Step step = finding::step(board.state(), T::unique_rectangle);
    CHECK(step.rating == 46);
    CHECK(step.variant == 3);
    CHECK(finding::marks(step, MarkRole::fin) == "r2c1=4 r2c5=8");
    CHECK(finding::marks(step, MarkRole::cover) == "r2c9=4 r2c9=8");
    CHECK(conclusion(Sketch(board).with("r2c9", "5").state(), T::unique_rectangle) == "-");
    // The other cells and the candidates of both extra cells must form the set: here they lack 8.
    CHECK(conclusion(Sketch(board).only("r2c89", "45").state(), T::unique_rectangle) == "-");
    // With a naked triplet the rating is 0.1 higher.
    const Sketch triplet = Sketch(board).only("r2c7", "45").only("r2c9", "58");
    CHECK(finding::step(triplet.state(), T::unique_rectangle).rating == 47);
}

TEST_CASE("unique rectangle, type 3 with a hidden set") {
    const Sketch board = rectangle().with("r2c1", "4").with("r2c5", "8").without("r2c234678", "37").only("r2c9", "379");
    CHECK(first(board.state(), T::unique_rectangle) ==
          "Unique rectangle, type 3: if r1c1, r2c1, r2c5 and r1c5 held only 3 and 7, the puzzle would have two "
          "solutions; at most one of 3 and 7 is in r2c1 or r2c5, and elsewhere in row 2 they fit only in r2c9, "
          "so r2c9 is not 9.");
    CHECK(finding::step(board.state(), T::unique_rectangle).rating == 45);
    CHECK(conclusion(Sketch(board).with("r2c8", "7").state(), T::unique_rectangle) == "-");
}

TEST_CASE("unique rectangle, type 4") {
    const Sketch board = rectangle().with("r2c15", "48").without("r2c2346789", "3");
    CHECK(first(board.state(), T::unique_rectangle) ==
          "Unique rectangle, type 4: if r1c1, r2c1, r2c5 and r1c5 held only 3 and 7, the puzzle would have two "
          "solutions; in row 2, 3 can only go in r2c1 and r2c5, so r2c1 and r2c5 are not 7.");
    const Step step = finding::step(board.state(), T::unique_rectangle);
    CHECK(step.rating == 45);
    CHECK(step.variant == 4);
    CHECK(finding::marks(step, MarkRole::cover) == "r2c1=3 r2c5=3");
    CHECK(conclusion(Sketch(board).with("r2c9", "3").state(), T::unique_rectangle) == "-");
}

TEST_CASE("unique loops: 4.6, 4.7 and 5.0 for 6, 8 and 10 cells") {
    const Sketch six = Sketch().only("r1c14 r2c47 r3c17", "25").with("r3c7", "8");
    CHECK(first(six.state(), T::unique_loop) ==
          "Unique loop, type 1: if r1c1, r3c1, r3c7, r2c7, r2c4 and r1c4 held only 2 and 5, the puzzle would have two "
          "solutions; only r3c7 has another candidate, so r3c7 is neither 2 nor 5.");
    CHECK(finding::step(six.state(), T::unique_loop).rating == 46);
    // Closed, but three boxes contain just one of its cells.
    CHECK(first(Sketch().only("r1c14 r5c47 r9c17", "25").with("r9c7", "8").state(), T::unique_loop) == "-");

    const State eight = board_of("6123.5..45.74.1632.34.26.15..1253467246.1.35975396428147563912832.14.5.616.5.2.43");
    CHECK(finding::step(eight, T::unique_loop).rating == 47);
    CHECK(conclusion(eight, T::unique_loop) == "r1c8<>7");
    const State ten = board_of("..6.32.411.46...232391458673.5.146.2.612..354.425631.8497358216518426739623..1485");
    CHECK(finding::step(ten, T::unique_loop).rating == 50);
    CHECK(conclusion(ten, T::unique_loop) == "r5c5<>8");
}

TEST_CASE("among several rectangles the lower rating comes first, then the lower type") {
    const Sketch board = rectangle()
                             .with("r2c15", "48")
                             .without("r2c2346789", "3")  // type 4
                             .only("r78c36", "26")
                             .with("r8c6", "1");  // type 1
    CHECK(finding::step(board.state(), T::unique_rectangle).variant == 1);
    const auto all = find_all_steps(board.state(), kSeScale, Detail::conclusion, TechniqueSet{T::unique_rectangle});
    CHECK(all.size() == 2);
}

TEST_CASE("bivalue universal grave, type 1") {
    const State board = board_of("364891572958247361172..39484.71852.621.4.985758..721.462..1478.8.17.642.745928613");
    CHECK(
        first(board, T::bivalue_universal_grave) ==
        "Bivalue universal grave, type 1: r6c3=3 must be true, or else every empty cell would have two candidates and "
        "every digit two places in each house, so r6c3 is neither 6 nor 9.");
    const Step step = finding::step(board, T::bivalue_universal_grave);
    CHECK(step.rating == 56);
    CHECK(finding::marks(step, MarkRole::fin) == "r6c3=3");
    CHECK(finding::marks(step, MarkRole::base) == "r6c3=6 r6c3=9");
    // One more candidate elsewhere, or the grave itself.
    State grave = board;
    grave.eliminate(Geometry9::cell_at(5, 2), 3);
    CHECK(first(grave, T::bivalue_universal_grave) == "-");
    State other = board;
    other.eliminate(Geometry9::cell_at(5, 2), 6);
    CHECK(first(other, T::bivalue_universal_grave) == "-");
}

TEST_CASE("bivalue universal grave, type 2") {
    const State board = board_of(".125.4.87.7.8.1.4283427965174.92681.2.618347.18.4572.6..86127.4.6174852.427395168");
    CHECK(first(board, T::bivalue_universal_grave) ==
          "Bivalue universal grave, type 2: one of r2c1=9 and r7c1=9 must be true, or else every empty cell would have "
          "two "
          "candidates and every digit two places in each house, so r1c1 and r8c1 are not 9.");
    CHECK(finding::step(board, T::bivalue_universal_grave).rating == 57);
}

TEST_CASE("bivalue universal grave, type 3") {
    const State board = board_of("6....4.1.4....16.2.13726.45...173456156249...734865129367458291591632784248917563");
    CHECK(
        first(board, T::bivalue_universal_grave) ==
        "Bivalue universal grave, type 3: one of r1c2=8, r1c3=9 and r1c7=8 must be true, or else every empty cell "
        "would "
        "have two candidates and every digit two places in each house; that makes a naked pair of 8 and 9 with r1c5 in "
        "row 1, so r1c9 is not 8.");
    CHECK(finding::step(board, T::bivalue_universal_grave).rating == 58);
}

TEST_CASE("bivalue universal grave, type 4") {
    const State board = board_of("921.45.76587..1.4263427..15752..4163346517289198.2.4574691527382754..6918137..524");
    CHECK(first(board, T::bivalue_universal_grave) ==
          "Bivalue universal grave, type 4: one of r2c4=3 and r2c5=9 must be true, or else every empty cell would have "
          "two "
          "candidates and every digit two places in each house; in box 2, 6 can only go in r2c4 and r2c5, so r2c4 is "
          "not 9 and r2c5 is not 3.");
    const Step step = finding::step(board, T::bivalue_universal_grave);
    CHECK(step.rating == 57);
    CHECK(finding::marks(step, MarkRole::cover) == "r2c4=6 r2c5=6");
}

// Sudoku Explainer 1.2.1's answers for random boards (two solutions overlaid, plus a few candidates). A solver that
// relied on the rest of the board would find another step.
TEST_CASE("no bivalue universal grave if the BUG values of a digit share the houses that would identify them") {
    // 2 is the extra candidate in r4c2, r5c8, r6c1 and r6c2; of these, r6c2 shares its box and row with r6c1, and its
    // column with r4c2.
    const State four = board_of("197628345..49157688653749127.843.6.9..6.97..3..9.6...7571249836983156274642783591",
                                "23 23 125 12 25 24 12 58 14 258 234 235 58 12 14 28");
    CHECK(first(four, T::bivalue_universal_grave) == "-");
    // 1 is the extra candidate in r5c4, r5c8 and r6c8; r5c8 shares its row with r5c4, and its box and column with r6c8.
    const State three = board_of("197628345234915768865374..27.84326.94.6.97..33.9...4.7571249836983...274642783..1",
                                 "19 19 15 15 12 158 15 128 25 18 56 16 128 15 56 16 59 59");
    CHECK(first(three, T::bivalue_universal_grave) == "-");
}

TEST_CASE("bivalue universal grave: conditions of types 3 and 4") {
    // With the BUG values 4 and 8, r3c7 and r3c8 would form a naked triplet of 3, 4 and 8, but neither can be 8. So it
    // needs a quad of 3, 4, 5 and 8.
    const State triplet = board_of("6.3.17...2.9.63...715982..6598276..4467135..2321894567976358..1152649..3834721659",
                                   "48 45 289 29 58 48 45 147 17 58 34 34 13 13 89 89 24 24 78 78");
    CHECK(conclusion(triplet, T::bivalue_universal_grave) == "r3c8<>3, r3c8<>4");
    CHECK(finding::step(triplet, T::bivalue_universal_grave).rating == 60);
    // Both BUG cells keep two digits: that is not type 4.
    const State pair = board_of("429781653617.3.984.8.496721971864235..81.9467.6437.1987.694..1289..1734614.6...79",
                                "25 25 35 35 23 35 25 25 25 35 358 58 25 25 23 25 238 58");
    CHECK(finding::step(pair, T::bivalue_universal_grave).variant == 3);
    CHECK(conclusion(pair, T::bivalue_universal_grave) == "r9c5<>2, r9c5<>5");
}
