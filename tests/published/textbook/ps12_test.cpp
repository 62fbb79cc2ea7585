// The example run of PS-1-2 in "Combinatorial explorations in Su-Doku" (jmc), section 1.3.
#include "textbook/classic/classic.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "solve/solve.hpp"
#include "support/sample_puzzles.hpp"
#include "text/text.hpp"

using namespace rookery;

namespace {

constexpr std::string_view kPrintedGrid =
    "612534879"
    "349287165"
    "758961423"
    "594128736"
    "827653941"
    "163479582"
    "486395217"
    "931742658"
    "275816394";

// The printed table: Prop, Red, Srch, Tot. Prop, Tot. Srch.
const std::vector<std::vector<std::string>> kPrintedRows{
    {"3", "-", "-", "3", "0"},   {"-", "3", "-", "6", "0"},   {"3", "-", "-", "9", "0"},   {"-", "0", "-", "9", "0"},
    {"-", "-", "h", "9", "1"},   {"3", "-", "-", "12", "1"},  {"-", "0", "-", "12", "1"},  {"-", "-", "h", "12", "2"},
    {"3", "-", "-", "15", "2"},  {"-", "3", "-", "18", "2"},  {"3", "-", "-", "21", "2"},  {"-", "2", "-", "23", "2"},
    {"3", "-", "-", "26", "2"},  {"-", "0", "-", "26", "2"},  {"-", "-", "h", "26", "3"},  {"3", "-", "-", "29", "3"},
    {"-", "0", "-", "29", "3"},  {"-", "-", "h", "29", "4"},  {"5", "-", "-", "34", "4"},  {"-", "1", "-", "35", "4"},
    {"3", "-", "-", "38", "4"},  {"-", "0", "-", "38", "4"},  {"-", "-", "h", "38", "5"},  {"3", "-", "-", "41", "5"},
    {"-", "0", "-", "41", "5"},  {"-", "-", "h", "41", "6"},  {"5", "-", "-", "46", "6"},  {"-", "1", "-", "47", "6"},
    {"3", "-", "-", "50", "6"},  {"-", "0", "-", "50", "6"},  {"-", "-", "l", "50", "6"},  {"3", "-", "-", "53", "6"},
    {"-", "0", "-", "53", "6"},  {"-", "-", "h", "53", "7"},  {"3", "-", "-", "56", "7"},  {"-", "1", "-", "57", "7"},
    {"3", "-", "-", "60", "7"},  {"-", "0", "-", "60", "7"},  {"-", "-", "h", "60", "8"},  {"5", "-", "-", "65", "8"},
    {"-", "0", "-", "65", "8"},  {"-", "-", "h", "65", "9"},  {"3", "-", "-", "68", "9"},  {"-", "0", "-", "68", "9"},
    {"-", "-", "h", "68", "10"}, {"4", "-", "-", "72", "10"}, {"-", "0", "-", "72", "10"}, {"-", "-", "h", "72", "11"},
    {"5", "-", "-", "77", "11"}, {"-", "0", "-", "77", "11"},
};
const std::vector<std::string> kPrintedBoxes{
    "-------------------------", "| 6 1 2 | 5 3 4 | 8 7 9 |", "| 3 4 9 | 2 8 7 | 1 6 5 |", "| 7 5 8 | 9 6 1 | 4 2 3 |",
    "-------------------------", "| 5 9 4 | 1 2 8 | 7 3 6 |", "| 8 2 7 | 6 5 3 | 9 4 1 |", "| 1 6 3 | 4 7 9 | 5 8 2 |",
    "-------------------------", "| 4 8 6 | 3 9 5 | 2 1 7 |", "| 9 3 1 | 7 4 2 | 6 5 8 |", "| 2 7 5 | 8 1 6 | 3 9 4 |",
    "-------------------------",
};

Grid9 grid(std::string_view line) {
    Grid9 result;
    std::transform(line.begin(), line.end(), result.digits.begin(),
                   [](char c) { return static_cast<Digit>(c == '.' ? 0 : c - '0'); });
    return result;
}

const TraceTable& table_of(const Trace& trace, std::string_view title) {
    const auto& tables = trace.tables();
    const auto found = std::find_if(tables.begin(), tables.end(), [&](const auto& t) { return t.title == title; });
    REQUIRE(found != tables.end());
    return *found;
}

}  // namespace

TEST_CASE("the printed grid does not solve the printed puzzle, but does without its last line") {
    const Grid9 printed = grid(samples::kPs12Puzzle);
    CHECK_FALSE(solves(grid(kPrintedGrid), printed));
    CHECK(solve(printed).unique());
    CHECK(solves(grid(kPrintedGrid), grid(std::string(samples::kPs12Puzzle.substr(0, 72)) + ".........")));
}

TEST_CASE("PS-1-2 gives the printed table, 77 operations and 11 searches, without the last line of the puzzle") {
    ClassicSettings settings;
    settings.solutions = 1;
    Trace trace(1000);
    const ClassicPuzzle<3> puzzle{grid(std::string(samples::kPs12Puzzle.substr(0, 72)) + ".........")};
    const ClassicResult<3> result = solve_classic(cards::kPs12, puzzle, settings, trace);
    CHECK(result.solutions == 1);
    CHECK(result.end == ClassicEnd::enough);
    CHECK(result.first == grid(kPrintedGrid));
    CHECK(trace.value("operations") == 77);
    CHECK(trace.value("searches") == 11);
    CHECK(trace.value("branches beyond pairs") == 0);

    const TraceTable& rows = table_of(trace, "trace");
    CHECK(rows.columns == std::vector<std::string>{"Prop", "Red", "Srch", "Tot. Prop", "Tot. Srch"});
    REQUIRE(rows.rows.size() == kPrintedRows.size());
    for (std::size_t i = 0; i < kPrintedRows.size(); ++i) {
        CAPTURE(i);
        CHECK(rows.rows[i] == kPrintedRows[i]);
    }
    REQUIRE_FALSE(trace.notes().empty());
    CHECK(trace.notes().front() == "Grid: solved 1, blocked 0; in 77 operations");
    const TraceTable& boxes = table_of(trace, "grid");
    REQUIRE(boxes.rows.size() == kPrintedBoxes.size());
    for (std::size_t i = 0; i < kPrintedBoxes.size(); ++i) CHECK(boxes.rows[i].front() == kPrintedBoxes[i]);
}

TEST_CASE("PS-1-2 on the puzzle as printed") {
    Trace trace(1000);
    const ClassicPuzzle<3> puzzle{grid(samples::kPs12Puzzle)};
    ClassicSettings settings;
    settings.solutions = 1;
    const ClassicResult<3> result = solve_classic(cards::kPs12, puzzle, settings, trace);
    CHECK(to_line(result.first) == samples::kPs12Solution);
    CHECK(trace.value("operations") == 73);
    CHECK(trace.value("searches") == 2);
    Trace whole;
    CHECK(solve_classic(cards::kPs12, puzzle, {}, whole).end == ClassicEnd::complete);
}
