// Chains on boards drawn for each: rating, conclusion, words. Ratings are counted out by hand: the number of different
// nodes minus two, on the scale of lengths.
#include <doctest/doctest.h>

#include "finding.hpp"
#include "rate/se_scale.hpp"
#include "support/checkers/chain_checker.hpp"
#include "support/paths.hpp"
#include "support/sample_puzzles.hpp"
#include "support/samples.hpp"
#include "support/sketch.hpp"

using namespace rookery;
using finding::first;
using samples::Sketch;
using T = Technique;

namespace {

void check(const Sketch& board, T technique, int rating, const std::string& words) {
    const Step step = finding::step(board.state(), technique);
    INFO(name_of(technique));
    CHECK(step.technique == technique);
    CHECK(step.rating == rating);
    CHECK(describe(step) == words);
    CHECK(finding::conclusion(board.state(), technique) == conclusion_of(step));  // without highlights
    CHECK(plain::chain_error(board.state(), words) == "");
}

// The board at which the scale first takes a step of this technique.
State first_state(std::string_view puzzle, T technique) {
    State state(samples::grid_of(puzzle));
    Step step;
    while (find_first_step(state, kSeScale, Detail::conclusion, se_techniques(), step) && step.technique != technique) {
        apply(step, state);
    }
    CHECK(step.technique == technique);
    return state;
}

}  // namespace

TEST_CASE("X-chain") {  // 6 nodes
    const Sketch board = Sketch().without("r1c234678 r1c9 r6c235678 r6c9", "5");
    check(board, T::x_chain, 66,
          "X-chain: if r2c4 were 5, this chain would rule it out, so r2c4 is not 5.\n"
          "(5)r2c4-(5)r1c5=(5)r1c1-(5)r6c1=(5)r6c4-(5)r2c4");
    CHECK(first(Sketch(board).with("r6c9", "5").state(), T::x_chain) == "-");
    CHECK(first(board.state(), T::x_cycle) == "-");
}

TEST_CASE("X-cycle") {  // 4 nodes
    const Sketch board = Sketch().without("r27c124567 r27c9", "5").without("r34568c3 r34568c8", "5");
    check(board, T::x_cycle, 65,
          "X-cycle: one of every two neighbours in this loop is true, so r1c3, r1c8, r9c3 and r9c8 are not 5.\n"
          "(5)r2c3-(5)r7c3=(5)r7c8-(5)r2c8=(5)r2c3");
}

TEST_CASE("Y-cycle") {  // 8 nodes
    Sketch board = Sketch().only("r1c1", "12").only("r1c5", "23").only("r5c5", "34").only("r5c1", "14");
    board.without("r1c2346789", "2").without("r5c234678", "4").without("r234678c5", "3").without("r2346789c1", "1");
    check(board, T::y_cycle, 66,
          "Y-cycle: one of every two neighbours in this loop is true, so r5c9 is not 4 and r9c5 is not 3.\n"
          "(1)r1c1-(1=4)r5c1-(4=3)r5c5-(3=2)r1c5-(2=1)r1c1");
}

TEST_CASE("XY-chain") {  // 8 nodes
    const Sketch board = Sketch().only("r1c1", "12").only("r1c5", "23").only("r5c5", "13");
    check(board, T::xy_chain, 71,
          "XY-chain: if r5c1 were 1, this chain would rule it out, so r5c1 is not 1.\n"
          "(1)r5c1-(1=3)r5c5-(3=2)r1c5-(2=1)r1c1-(1)r5c1");
    CHECK(first(Sketch(board).with("r1c5", "4").state(), T::xy_chain) == "-");
}

TEST_CASE("a chain that makes its candidate true") {  // 6 nodes
    const Sketch board = Sketch().without("r1c2345678 r2345678c1 r8c345678", "5");
    check(board, T::x_chain, 66,
          "X-chain: if r1c1 were not 5, this chain would make it 5, so r1c1 is 5.\n"
          "(5)r1c1=(5)r1c9-(5)r8c9=(5)r8c2-(5)r9c1=(5)r1c1");
}

TEST_CASE("XY-cycle") {  // 4 nodes
    check(Sketch().without("r1c3456789", "12"), T::xy_cycle, 70,
          "XY-cycle: one of every two neighbours in this loop is true, so r2c1, r2c2, r2c3, r3c1, r3c2 and r3c3 are "
          "neither 1 nor 2.\n"
          "(1-2)r1c1=(2-1)r1c2=(1)r1c1");
}

TEST_CASE("aligned triplet exclusion") {
    // r4c7 = 1 leaves 23, 4 and 5 in the excluders; r5c2 and r5c3 are then 2 and 3, which empties the first excluder.
    const Sketch board =
        Sketch().only("r5c2", "234").only("r5c3", "235").only("r5c7", "123").only("r5c8", "14").only("r5c9", "15");
    check(
        board, T::aligned_triplet_exclusion, 75,
        "Aligned triplet exclusion: every way to fill r4c7, r5c2 and r5c3 with 1 in r4c7 repeats a digit or leaves no "
        "candidate for r5c7, r5c8 or r5c9, so r4c7 is not 1.");
    CHECK(first(Sketch(board).with("r5c2", "6").state(), T::aligned_triplet_exclusion) == "-");
}

TEST_CASE("Nishio") {  // 3 nodes to make it true, 5 to make it false
    check(Sketch().without("r2c124567 r7c124567 r7c9", "5"), T::nishio_chain, 76,
          "Nishio: if r1c8 were 5, r7c3 would have to be 5 and not 5, so r1c8 is not 5.\n"
          "If r1c8=5:\n"
          "1. r1c8=5 (assumed)\n"
          "2. r2c8<>5 (1: box 3)\n"
          "3. r2c9<>5 (1: box 3)\n"
          "4. r7c8<>5 (1: column 8)\n"
          "5. r2c3=5 (3 2: only place in row 2)\n"
          "6. r7c3<>5 (5: column 3)\n"
          "7. r7c3=5 (4: only place in row 7)");
}

TEST_CASE("cell forcing chains") {  // three branches of 4 nodes
    check(Sketch().only("r1c1", "123").only("r1c4", "19").only("r1c5", "29").only("r1c6", "39"), T::cell_chain, 83,
          "Cell forcing chains: whatever goes in r1c1, r2c4 is not 9.\n"
          "If r1c1=1:\n"
          "1. r1c1=1 (assumed)\n"
          "2. r1c4<>1 (1: row 1)\n"
          "3. r1c4=9 (2: only candidate left in r1c4)\n"
          "4. r2c4<>9 (3: box 2)\n"
          "If r1c1=2:\n"
          "1. r1c1=2 (assumed)\n"
          "2. r1c5<>2 (1: row 1)\n"
          "3. r1c5=9 (2: only candidate left in r1c5)\n"
          "4. r2c4<>9 (3: box 2)\n"
          "If r1c1=3:\n"
          "1. r1c1=3 (assumed)\n"
          "2. r1c6<>3 (1: row 1)\n"
          "3. r1c6=9 (2: only candidate left in r1c6)\n"
          "4. r2c4<>9 (3: box 2)");
}

TEST_CASE("house forcing chains") {  // three branches of 4 nodes
    check(Sketch().without("r1c234678", "5").only("r5c1 r5c5 r4c9", "59"), T::region_chain, 83,
          "House forcing chains: wherever 5 goes in row 1, r5c7 is not 9.\n"
          "If r1c1=5:\n"
          "1. r1c1=5 (assumed)\n"
          "2. r5c1<>5 (1: column 1)\n"
          "3. r5c1=9 (2: only candidate left in r5c1)\n"
          "4. r5c7<>9 (3: row 5)\n"
          "If r1c5=5:\n"
          "1. r1c5=5 (assumed)\n"
          "2. r5c5<>5 (1: column 5)\n"
          "3. r5c5=9 (2: only candidate left in r5c5)\n"
          "4. r5c7<>9 (3: row 5)\n"
          "If r1c9=5:\n"
          "1. r1c9=5 (assumed)\n"
          "2. r4c9<>5 (1: column 9)\n"
          "3. r4c9=9 (2: only candidate left in r4c9)\n"
          "4. r5c7<>9 (3: box 6)");
}

TEST_CASE("dynamic chains, plus, nested: the same board, with more and more techniques allowed") {
    const Sketch board = Sketch().only("r1c4", "15").without("r4c56 r5c456 r6c4", "5").only("r6c1", "15");
    check(board, T::dynamic_chain, 87,  // 2 and 7 nodes
          "Dynamic forcing chains: whatever goes in r6c1, r6c4 is not 1.\n"
          "If r6c1=1:\n"
          "1. r6c1=1 (assumed)\n"
          "2. r6c4<>1 (1: row 6)\n"
          "If r6c1=5:\n"
          "1. r6c1=5 (assumed)\n"
          "2. r6c5<>5 (1: row 6)\n"
          "3. r6c6<>5 (1: row 6)\n"
          "4. r4c4=5 (3 2: only place in box 5)\n"
          "5. r1c4<>5 (4: column 4)\n"
          "6. r1c4=1 (5: only candidate left in r1c4)\n"
          "7. r6c4<>1 (6: column 4)");
    const std::string lines =
        ": whatever goes in r1c4, r1c1 is not 1.\n"
        "If r1c4=1:\n"
        "1. r1c4=1 (assumed)\n"
        "2. r1c1<>1 (1: row 1)\n"
        "If r1c4=5:\n"
        "1. r1c4=5 (assumed)\n"
        "2. r4c4<>5 (1: column 4)\n"
        "3. r6c1<>5 (2: by [1])\n"
        "4. r6c1=1 (3: only candidate left in r6c1)\n"
        "5. r1c1<>1 (4: column 1)\n"
        "  [1] Pointing: in box 5, 5 fits only in row 6, so r6c1, r6c2, r6c3, r6c7, r6c8 and r6c9 are not 5.";
    check(board, T::dynamic_plus_chain, 91, "Dynamic forcing chains (+)" + lines);  // 2 and 5 nodes
    check(board, T::nested_chain, 96, "Nested forcing chains" + lines);
}

TEST_CASE("nested chains where the scale has them: the nested chain counts in the rating") {
    const State state = first_state(samples::kEscargot, T::nested_chain);
    const Step step = finding::step(state, T::nested_chain);
    CHECK(plain::chain_error(state, describe(step)) == "");
    REQUIRE_FALSE(step.nested.empty());
    int nodes = 0;
    for (const Chain& chain : step.chains) nodes += static_cast<int>(chain.nodes.size());
    int inner = 0;
    for (const Step& nested : step.nested) {
        for (const Chain& chain : nested.chains) inner += static_cast<int>(chain.nodes.size());
    }
    CHECK(inner > 0);
    if (step.variant != static_cast<int>(ForcingKind::contradiction)) {
        CHECK(step.rating == 95 + length_increment(nodes + inner));
    }
}
