// Locked candidates, naked and hidden sets, fish.
#include <doctest/doctest.h>

#include "finding.hpp"
#include "support/sketch.hpp"

using namespace rookery;
using finding::conclusion;
using finding::first;
using samples::Sketch;
using T = Technique;

TEST_CASE("pointing: columns before rows") {
    const Sketch to_row = Sketch().without("r1c123 r3c123 r2c1", "5").without("r2c4567", "5");
    CHECK(first(to_row.state(), T::pointing) ==
          "Pointing: in box 1, 5 fits only in row 2, so r2c8 and r2c9 are not 5.");
    CHECK(finding::step(to_row.state(), T::pointing).rating == 26);
    CHECK(conclusion(to_row.state(), T::pointing) == "r2c8<>5, r2c9<>5");
    const Sketch to_both = Sketch(to_row).without("r789c79", "2").without("r12345c8", "2");
    CHECK(conclusion(to_both.state(), T::pointing) == "r6c8<>2");
    // No longer locked, and nothing to eliminate.
    CHECK(first(Sketch(to_row).with("r1c1", "5").state(), T::pointing) == "-");
    CHECK(first(Sketch(to_row).without("r2c89", "5").state(), T::pointing) == "-");
}

TEST_CASE("claiming: columns before rows") {
    const Sketch from_row = Sketch().without("r5c1234569", "6");
    CHECK(first(from_row.state(), T::claiming) ==
          "Claiming: in row 5, 6 fits only in box 6, so r4c7, r4c8, r4c9, r6c7, r6c8 and r6c9 are not 6.");
    CHECK(finding::step(from_row.state(), T::claiming).rating == 28);
    const Sketch from_both = Sketch(from_row).without("r1234567c9", "1");
    CHECK(conclusion(from_both.state(), T::claiming) == "r7c7<>1, r7c8<>1, r8c7<>1, r8c8<>1, r9c7<>1, r9c8<>1");
    CHECK(first(Sketch(from_row).with("r5c1", "6").state(), T::claiming) == "-");
}

TEST_CASE("naked pair") {
    const Sketch board = Sketch().only("r4c2 r4c8", "37").without("r4c1345", "37").without("r4c6", "7");
    CHECK(
        first(board.state(), T::naked_pair) ==
        "Naked pair: in row 4, r4c2 and r4c8 have only the candidates 3 and 7, so r4c6 is not 3 and r4c7 and r4c9 are "
        "neither 3 nor 7.");
    const Step step = finding::step(board.state(), T::naked_pair);
    CHECK(step.rating == 30);
    CHECK(finding::marks(step, MarkRole::base) == "r4c2=3 r4c2=7 r4c8=3 r4c8=7");
    CHECK(first(Sketch(board).with("r4c2", "5").state(), T::naked_pair) == "-");
}

TEST_CASE("a naked pair requires four empty cells in its house") {
    Sketch board;
    for (const auto& [cell, digit] : {std::pair{"r1c2", 1}, {"r1c3", 2}, {"r1c5", 3}, {"r1c6", 4}, {"r1c8", 5}}) {
        board.value(cell, digit);
    }
    board.only("r1c14", "78").only("r1c79", "6789");
    CHECK(conclusion(board.state(), T::naked_pair) == "r1c7<>7, r1c7<>8, r1c9<>7, r1c9<>8");
    CHECK(conclusion(Sketch(board).value("r1c9", 6).state(), T::naked_pair) == "-");
}

TEST_CASE("three cells with two digits between them are not a triplet: such a board has no solution") {
    CHECK(conclusion(Sketch().only("r1c147", "12").state(), T::naked_triplet) == "-");
}

TEST_CASE("naked triplet and quad in which no cell needs all the digits") {
    const Sketch triplet = Sketch()
                               .only("r1c1", "12")
                               .only("r2c2", "23")
                               .only("r3c3", "13")
                               .without("r123c1 r1c23", "123")
                               .with("r1c1", "12");
    CHECK(first(triplet.state(), T::naked_triplet) ==
          "Naked triplet: in box 1, r1c1, r2c2 and r3c3 have only the candidates 1, 2 and 3, so r2c3 and r3c2 are none "
          "of "
          "1, 2 and 3.");
    CHECK(finding::step(triplet.state(), T::naked_triplet).rating == 36);
    CHECK(first(Sketch(triplet).with("r3c3", "4").state(), T::naked_triplet) == "-");

    const Sketch quad = Sketch()
                            .only("r2c9", "12")
                            .only("r4c9", "23")
                            .only("r6c9", "34")
                            .only("r8c9", "1234")
                            .without("r13579c9", "34")
                            .without("r1579c9", "12");
    CHECK(first(quad.state(), T::naked_quad) ==
          "Naked quad: in column 9, r2c9, r4c9, r6c9 and r8c9 have only the candidates 1, 2, 3 and 4, so r3c9 is "
          "neither 1 "
          "nor 2.");
    CHECK(finding::step(quad.state(), T::naked_quad).rating == 50);
    CHECK(first(Sketch(quad).with("r8c9", "9").state(), T::naked_quad) == "-");
}

TEST_CASE("sets come by rising mask: r1c1 with r1c3 before r1c1 with r1c4, but after r1c1 with r1c2") {
    const Sketch board = Sketch().only("r1c14", "12").only("r1c37", "34");
    // By the highest cell: r1c1 r1c4 is 0b1001, r1c3 r1c7 is 0b1000100.
    CHECK(finding::step(board.state(), T::naked_pair).digits == (digit_bit(1) | digit_bit(2)));
    CHECK(finding::step(Sketch(board).only("r1c2", "34").only("r1c37", "123456789").only("r1c3", "34").state(),
                        T::naked_pair)
              .digits == (digit_bit(3) | digit_bit(4)));
}

TEST_CASE("hidden pair, triplet, quad") {
    const Sketch pair = Sketch().without("r4c1345679", "37").only("r4c2", "378").only("r4c8", "137");
    CHECK(first(pair.state(), T::hidden_pair) ==
          "Hidden pair: in row 4, 3 and 7 can only go in r4c2 and r4c8, so r4c2 is not 8 and r4c8 is not 1.");
    CHECK(finding::step(pair.state(), T::hidden_pair).rating == 34);
    CHECK(first(Sketch(pair).with("r4c9", "3").state(), T::hidden_pair) == "-");
    CHECK(first(Sketch(pair).without("r4c2", "8").without("r4c8", "1").state(), T::hidden_pair) == "-");

    const Sketch triplet =
        Sketch().without("r134679c6", "248").only("r2c6", "24").only("r5c6", "2489").only("r8c6", "48");
    CHECK(first(triplet.state(), T::hidden_triplet) ==
          "Hidden triplet: in column 6, 2, 4 and 8 can only go in r2c6, r5c6 and r8c6, so r5c6 is not 9.");
    CHECK(finding::step(triplet.state(), T::hidden_triplet).rating == 40);
    CHECK(first(Sketch(triplet).with("r7c6", "4").state(), T::hidden_triplet) == "-");

    const Sketch quad =
        Sketch().without("r7c789 r89c8", "1234").only("r89c7", "1234").only("r8c9", "12345").only("r9c9", "34");
    CHECK(first(quad.state(), T::hidden_quad) ==
          "Hidden quad: in box 9, 1, 2, 3 and 4 can only go in r8c7, r8c9, r9c7 and r9c9, so r8c9 is not 5.");
    CHECK(finding::step(quad.state(), T::hidden_quad).rating == 54);
    CHECK(first(Sketch(quad).with("r7c7", "1").state(), T::hidden_quad) == "-");
}

TEST_CASE("a hidden pair requires more than four empty cells in its house") {
    Sketch board;
    for (const auto& [cell, digit] : {std::pair{"r1c2", 1}, {"r1c3", 2}, {"r1c5", 3}, {"r1c6", 4}})
        board.value(cell, digit);
    board.without("r1c789", "56");
    CHECK(conclusion(board.state(), T::hidden_pair) == "r1c1<>7, r1c1<>8, r1c1<>9, r1c4<>7, r1c4<>8, r1c4<>9");
    CHECK(conclusion(Sketch(board).value("r1c9", 7).state(), T::hidden_pair) == "-");
}

TEST_CASE("X-wing") {
    const Sketch board = Sketch().without("r2c124567 r2c9", "5").without("r7c124567 r7c9", "5");
    CHECK(first(Sketch(board).without("r1356c3 r13689c8 r8c3", "5").state(), T::x_wing) ==
          "X-wing: 5 in rows 2 and 7 fits only in columns 3 and 8, so r4c3, r4c8, r5c8 and r9c3 are not 5.");
    const Step step = finding::step(board.state(), T::x_wing);
    CHECK(step.rating == 32);
    CHECK(finding::marks(step, MarkRole::base) == "r2c3=5 r2c8=5 r7c3=5 r7c8=5");
    CHECK(step.houses == std::vector<std::uint8_t>{10, 15, 20, 25});
    CHECK(first(Sketch(board).with("r7c1", "5").state(), T::x_wing) == "-");
}

TEST_CASE("fish with columns as bases come first") {
    Sketch board = Sketch().without("r2c1245679", "5").without("r7c1245679", "5");
    board.without("r1234567c1", "1").without("r1234567c9", "1");
    CHECK(finding::step(board.state(), T::x_wing).digits == digit_bit(1));
    CHECK(finding::step(board.state(), T::x_wing).houses == std::vector<std::uint8_t>{18, 26, 16, 17});
}

TEST_CASE("swordfish and jellyfish") {
    const Sketch three = Sketch()
                             .without("r1c1235789", "4")
                             .without("r5c1234578", "4")
                             .without("r9c1235678", "4")
                             .without("r2346c469 r7c469 r8c49", "4");
    CHECK(first(three.state(), T::swordfish) ==
          "Swordfish: 4 in rows 1, 5 and 9 fits only in columns 4, 6 and 9, so r8c6 is not 4.");
    CHECK(finding::step(three.state(), T::swordfish).rating == 38);
    CHECK(first(Sketch(three).with("r9c1", "4").state(), T::swordfish) == "-");

    const Sketch four = Sketch().without("r13489c1368 r57c1 r7c3 r25c6 r2c8", "9").without("r2567c2579 r267c4", "9");
    CHECK(first(four.state(), T::jellyfish) ==
          "Jellyfish: 9 in columns 1, 3, 6 and 8 fits only in rows 2, 5, 6 and 7, so r5c4 is not 9.");
    CHECK(finding::step(four.state(), T::jellyfish).rating == 52);
    CHECK(first(Sketch(four).with("r1c1", "9").state(), T::jellyfish) == "-");
    CHECK(first(Sketch(four).without("r5c4", "9").state(), T::jellyfish) == "-");
}

TEST_CASE("an X-wing requires at least four lines without the digit") {
    // Five 5s leave rows 1, 2, 7, 9 and columns 1, 3, 8, 9.
    const Sketch five =
        Sketch().value("r3c4", 5).value("r4c7", 5).value("r5c2", 5).value("r6c5", 5).value("r8c6", 5).without("r79c18",
                                                                                                              "5");
    REQUIRE(five.state().placed_count(5) == 5);
    CHECK(conclusion(five.state(), T::x_wing) == "r1c3<>5, r1c9<>5, r2c3<>5, r2c9<>5");
    // A sixth leaves three of each; columns 1 and 8 still have only rows 1 and 2, and column 9 has more.
    const Sketch six = Sketch(five).value("r7c3", 5);
    REQUIRE(six.state().placed_count(5) == 6);
    CHECK(conclusion(six.state(), T::x_wing) == "-");
}
