// Backtracking on the fewest candidates: its counters, its order, and its limits.
#include <doctest/doctest.h>

#include <atomic>

#include "support/samples.hpp"
#include "textbook/classic/classic.hpp"

using namespace rookery;

TEST_CASE("backtracking: all grids of order 2, and those with diagonals") {
    ClassicSettings settings;
    settings.solutions = 1000;
    Trace trace;
    const ClassicResult<2> all = solve_classic<2>(cards::kBacktracking, {}, settings, trace);
    CHECK(all.solutions == 288);
    CHECK(all.end == ClassicEnd::complete);
    CHECK(is_solution(all.first));
    CHECK(trace.nodes() == trace.value("nodes"));
    CHECK(trace.depths().front() == 1);
    CHECK(trace.depths().back() == 288);
    const ClassicResult<2> diagonal = solve_classic<2>(cards::kBacktracking, {{}, Variant::diagonal}, settings, trace);
    CHECK(diagonal.solutions == 48);
    CHECK(is_solution(diagonal.first, Variant::diagonal));
}

TEST_CASE("backtracking solves hard puzzles and shows that the solution is unique") {
    for (const std::string_view line : samples::kMinimal) {
        const ClassicPuzzle<3> puzzle{samples::grid_of(line)};
        Trace trace;
        const ClassicResult<3> result = solve_classic(cards::kBacktracking, puzzle, {}, trace);
        CHECK(result.solutions == 1);
        CHECK(result.end == ClassicEnd::complete);
        CHECK(solves(result.first, puzzle.givens));
        CHECK(trace.nodes() == trace.value("nodes"));
    }
}

TEST_CASE("backtracking tries cells with the fewest candidates first") {
    // r1c4 can only be 4; then each cell in turn has one candidate left.
    Trace trace(1000);
    solve_classic<2>(cards::kBacktracking, {samples::grid_of<2>("123.3...........")}, {}, trace);
    REQUIRE(trace.tables().size() == 1);
    const TraceTable& table = trace.tables()[0];
    CHECK(table.title == "labelling");
    CHECK(table.columns == std::vector<std::string>{"Depth", "Cell", "Digit", "Candidates", "Outcome"});
    CHECK(table.rows.at(0) == std::vector<std::string>{"0", "-", "-", "1", "on to r1c4"});
    CHECK(table.rows.at(1) == std::vector<std::string>{"1", "r1c4", "4", "1", "on to r2c2"});
    CHECK(table.rows.size() == trace.value("nodes"));
    CHECK(table.left_out == 0);
    Trace short_trace(2);
    solve_classic<2>(cards::kBacktracking, {samples::grid_of<2>("123.3...........")}, {}, short_trace);
    CHECK(short_trace.tables()[0].rows.size() == 2);
    CHECK(short_trace.tables()[0].left_out == trace.value("nodes") - 2);
}

TEST_CASE("backtracking counts every tried digit and every dead end") {
    // 4 fits nowhere: r1c4 sees 1, 2, 3 in its row and 4 in its column.
    Trace trace;
    const ClassicResult<2> none =
        solve_classic<2>(cards::kBacktracking, {samples::grid_of<2>("123............4")}, {}, trace);
    CHECK(none.solutions == 0);
    CHECK(none.end == ClassicEnd::complete);
    CHECK(trace.value("nodes") == 1);
    CHECK(trace.value("digits tried") == 4);
    CHECK(trace.value("dead ends") == 1);
}

TEST_CASE("backtracking stops exactly at its budget") {
    ClassicSettings settings;
    settings.solutions = 1000;
    for (std::uint64_t budget = 0; budget < 100; ++budget) {
        settings.budget = budget;
        Trace trace;
        CHECK(solve_classic<2>(cards::kBacktracking, {}, settings, trace).end == ClassicEnd::budget);
        CHECK(trace.value("nodes") == budget);
        CHECK(trace.nodes() == budget);
    }
}

TEST_CASE("backtracking: conflicts, full grids, several solutions, a stop") {
    Trace trace;
    CHECK(solve_classic<3>(cards::kBacktracking, {samples::grid_of("11")}, {}, trace).solutions == 0);
    CHECK(trace.value("nodes") == 0);
    CHECK(trace.counters().size() == labels::kBacktracking.counters.size());
    const Grid<2> full = samples::grid_of<2>("1234341221434321");
    const ClassicResult<2> itself = solve_classic<2>(cards::kBacktracking, {full}, {}, trace);
    CHECK(itself.solutions == 1);
    CHECK(itself.first == full);
    const ClassicResult<4> empty = solve_classic<4>(cards::kBacktracking, {}, {}, trace);
    CHECK(empty.solutions == 2);
    CHECK(empty.end == ClassicEnd::enough);
    CHECK(is_solution(empty.first));
    const std::atomic<bool> stop{true};
    ClassicSettings settings;
    settings.progress.stop = &stop;
    CHECK(solve_classic<4>(cards::kBacktracking, {}, settings, trace).end == ClassicEnd::stopped);
    CHECK(trace.value("nodes") == 0);
}
