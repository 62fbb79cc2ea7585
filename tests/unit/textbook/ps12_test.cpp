// PS-1-2 where the program from the text would give up.
#include "textbook/classic/classic.hpp"

#include <doctest/doctest.h>

using namespace rookery;

TEST_CASE("on an empty board there is no pair: the smallest domain is searched, high values first") {
    ClassicSettings settings;
    settings.solutions = 1000;
    Trace trace(5);
    const ClassicResult<2> result = solve_classic<2>(cards::kPs12, {}, settings, trace);
    CHECK(result.solutions == 288);
    CHECK(result.end == ClassicEnd::complete);
    CHECK(trace.value("branches beyond pairs") > 0);
    CHECK(result.first[0] == 4);
    REQUIRE_FALSE(trace.tables().empty());
    // Nothing to propagate, nothing to reduce; then the first cell's domain of four values.
    REQUIRE(trace.tables()[0].rows.size() == 5);
    CHECK(trace.tables()[0].rows[0][0] == "2");
    CHECK(trace.tables()[0].rows[1][1] == "0");
    CHECK(trace.tables()[0].rows[2][2] == "4");
    CHECK(trace.tables()[0].left_out > 0);
}

TEST_CASE("PS-1-2 finds all 48 boards of order 2 with diagonals, and boards of order 4") {
    ClassicSettings settings;
    settings.solutions = 1000;
    Trace trace;
    CHECK(solve_classic<2>(cards::kPs12, {{}, Variant::diagonal}, settings, trace).solutions == 48);
    settings.solutions = 2;
    Trace large;
    const ClassicResult<4> result = solve_classic<4>(cards::kPs12, {}, settings, large);
    CHECK(result.solutions == 2);
    CHECK(is_solution(result.first));
}

TEST_CASE("a puzzle without a solution ends blocked after both values of the pairs") {
    // r1c1 and r1c2 can only be 1 or 2, as can r1c3.
    ClassicPuzzle<2> puzzle;
    puzzle.givens[3] = 4;
    puzzle.givens[4] = 3;   // r2c1: no 3 in box 1
    puzzle.givens[14] = 3;  // r4c3: no 3 in column 3
    Trace trace(50);
    const ClassicResult<2> result = solve_classic(cards::kPs12, puzzle, {}, trace);
    CHECK(result.solutions == 0);
    CHECK(result.end == ClassicEnd::complete);
    REQUIRE_FALSE(trace.notes().empty());
    CHECK(trace.notes()[0].find("solved 0, blocked 1") != std::string::npos);
}
