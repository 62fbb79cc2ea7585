#include "exact/position_reasons.hpp"

#include <doctest/doctest.h>

#include "support/masks.hpp"

using namespace rookery;

TEST_CASE("fewer clues than any puzzle has") {
    CellSet sixteen;
    for (int cell = 0; cell < 80; cell += 5) sixteen.add(cell);
    REQUIRE(sixteen.size() == 16);
    const auto reason = impossible_at_sight<3>(sixteen, kBasicStrategies);
    REQUIRE(reason);
    CHECK(reason->sentence.find("fewer than 17 clues") != std::string::npos);
    CellSet three;
    for (const int cell : {0, 6, 9}) three.add(cell);
    CHECK(impossible_at_sight<2>(three, kBasicStrategies));
}

TEST_CASE("two lines of a chute without clues are named") {
    CellSet pattern = CellSet::all();
    pattern -= CellSet::house(9 + 3);
    pattern -= CellSet::house(9 + 5);
    const auto reason = impossible_at_sight<3>(pattern, kBasicStrategies);
    REQUIRE(reason);
    CHECK(reason->sentence == "rows 4 and 6 have no clue, so their digits could be swapped");
    CHECK(reason->cells == (CellSet::house(12) | CellSet::house(14)));

    CellSet columns = CellSet::all();
    columns -= CellSet::house(18);
    columns -= CellSet::house(18 + 1);
    CHECK(impossible_at_sight<3>(columns, kBasicStrategies)->sentence ==
          "columns 1 and 2 have no clue, so their digits could be swapped");

    CellSet apart = CellSet::all();
    apart -= CellSet::house(9 + 2);
    apart -= CellSet::house(9 + 3);
    CHECK_FALSE(impossible_at_sight<3>(apart, kBasicStrategies));
}

TEST_CASE("naked singles need eight peers, hidden singles do not") {
    // The second pattern of the paper's table 2.
    const CellSet pattern =
        samples::cells_of(".x.x.x...x......x.............x..x.xx..x..x..x.........xx..........x..x.....x....");
    REQUIRE(pattern.size() == 17);
    const auto reason = impossible_at_sight<3>(pattern, kNakedSingles);
    REQUIRE(reason);
    CHECK(reason->sentence.find("a naked single needs 8 digits") == 0);
    CHECK(reason->cells == ~pattern);
    CHECK_FALSE(impossible_at_sight<3>(pattern, kBasicStrategies));
}

TEST_CASE("four boxes without a clue, where two bands cross two stacks") {
    CellSet pattern = CellSet::all();
    for (const int box : {0, 2, 6, 8}) pattern -= CellSet::house(box);
    const auto reason = impossible_at_sight<3>(pattern, kBasicStrategies);
    REQUIRE(reason);
    CHECK(reason->sentence.find("boxes 1, 3, 7, 9 have no clue") == 0);
    CHECK(reason->cells == ~pattern);
    CHECK(impossible_at_sight<3>(pattern, {Strategy::hidden_singles}));
    // It was refuted for these strategies, and for no others.
    CHECK_FALSE(
        impossible_at_sight<3>(pattern, {Strategy::naked_singles, Strategy::hidden_singles, Strategy::naked_pairs}));
    pattern.add(0);
    CHECK_FALSE(impossible_at_sight<3>(pattern, kBasicStrategies));
    CellSet in_line = CellSet::all();
    for (const int box : {0, 1, 3, 8}) in_line -= CellSet::house(box);
    CHECK_FALSE(impossible_at_sight<3>(in_line, kBasicStrategies));
}

TEST_CASE("an undetermined crossing of chutes is named with its cells") {
    const auto reason = impossible_by_positions<3>(samples::cells_of(samples::kRing), kBasicStrategies);
    REQUIRE(reason);
    CHECK(reason->sentence.find("rows 4 to 6 and columns 4 to 6") != std::string::npos);
    CHECK(reason->cells.size() == 45);
}

TEST_CASE("the first step of a naked single") {
    // Only a full row: other cells see at most three of its clues.
    const auto first = first_naked_steps<3>(CellSet::house(9));
    CHECK(first[0] == 0);
    CHECK(first[9] == kNever);
    // Two full rows: cells below see at most six of their clues.
    const auto two = first_naked_steps<3>(CellSet::house(9) | CellSet::house(10));
    CHECK(two[18] == kNever);
    CellSet all_but_one = CellSet::all();
    all_but_one.remove(40);
    CHECK(first_naked_steps<3>(all_but_one)[40] == 1);
}
