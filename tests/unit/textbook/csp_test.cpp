// Propagate and search: every consistency finds the same solutions, and the stronger ones remove more. (Their trees may
// still be larger: which cell is labelled next depends on what was removed.)
#include <doctest/doctest.h>

#include <atomic>
#include <string>

#include "support/samples.hpp"
#include "support/solver_settings.hpp"
#include "textbook/classic/classic.hpp"
#include "textbook/combinatorics/alldifferent.hpp"

using namespace rookery;

namespace {

template <int N>
ClassicResult<N> solved(const ClassicPuzzle<N>& puzzle, Consistency consistency, Trace& trace,
                        std::uint64_t solutions = 2) {
    ClassicSettings settings;
    tests::choose(settings, cards::kCsp, "consistency", name_of(consistency));
    settings.solutions = solutions;
    return solve_classic(cards::kCsp, puzzle, settings, trace);
}

}  // namespace

TEST_CASE("csp: all grids of order 2, and those with diagonals, by every consistency") {
    for (const Consistency consistency : kAllConsistencies) {
        INFO(name_of(consistency));
        Trace trace;
        const ClassicResult<2> all = solved<2>({}, consistency, trace, 1000);
        CHECK(all.solutions == 288);
        CHECK(all.end == ClassicEnd::complete);
        CHECK(is_solution(all.first));
        CHECK(trace.nodes() == trace.value("nodes"));
        CHECK(trace.depths().front() == 1);
        const ClassicResult<2> diagonal = solved<2>({{}, Variant::diagonal}, consistency, trace, 1000);
        CHECK(diagonal.solutions == 48);
        CHECK(is_solution(diagonal.first, Variant::diagonal));
    }
}

TEST_CASE("csp: bounds and fast bounds have the same tree; before any choice, stronger ones remove more") {
    for (const std::string_view line : samples::kMinimal) {
        const ClassicPuzzle<3> puzzle{samples::grid_of(line)};
        std::array<Trace, kAllConsistencies.size()> traces;
        std::array<std::uint64_t, kAllConsistencies.size()> at_root{};
        for (std::size_t i = 0; i < traces.size(); ++i) {
            traces[i] = Trace(1);
            const ClassicResult<3> result = solved(puzzle, kAllConsistencies[i], traces[i]);
            CHECK(result.solutions == 1);
            CHECK(result.end == ClassicEnd::complete);
            CHECK(solves(result.first, puzzle.givens));
            at_root[i] = std::stoull(traces[i].tables().at(0).rows.at(0).at(3));
        }
        for (const std::string_view counter : labels::kCsp.counters)
            CHECK(traces[1].value(counter) == traces[2].value(counter));
        CHECK(traces[1].depths() == traces[2].depths());
        CHECK(at_root[1] <= at_root[3]);
        CHECK(at_root[3] <= at_root[4]);
        CHECK(at_root[0] <= at_root[3]);
    }
}

TEST_CASE("csp: a 16x16 puzzle by hyper-arc, in a few nodes") {
    const std::string line =
        "B.9A.....G...D4..8F.........5.E...2.7.G..A.9...CE7.GD...6....3....7.F.4.....3.1.123.5....E.7D..."
        "C..49.E71B2.85..G..6......FD7.A.....G.....AE.C.F.....3...2..6G....65.D2B8.C...3...E9C...7....1.."
        "..A..5..97..1...9.G.4FD..8.C..2..6.8B23...4....7.4.....G..B...5.";
    const ClassicPuzzle<4> puzzle{samples::grid_of<4>(line)};
    Trace trace;
    const ClassicResult<4> result = solved(puzzle, Consistency::arc, trace);
    CHECK(result.solutions == 1);
    CHECK(result.end == ClassicEnd::complete);
    CHECK(solves(result.first, puzzle.givens));
    CHECK(trace.value("nodes") < 100);
}

TEST_CASE("csp: the table of labellings") {
    Trace trace(1000);
    solved<2>({samples::grid_of<2>("12..............")}, Consistency::naive, trace, 1);
    REQUIRE(trace.tables().size() == 1);
    const TraceTable& table = trace.tables()[0];
    CHECK(table.title == "labelling");
    CHECK(table.columns == std::vector<std::string>{"Depth", "Cell", "Digit", "Prunings", "Outcome"});
    REQUIRE(table.rows.size() == trace.value("nodes"));
    // Row 1 and box 1 lose 1 and 2, columns 1 and 2 one of them: 4 + 4 + 2 + 2.
    CHECK(table.rows[0] == std::vector<std::string>{"0", "-", "-", "12", "on to r1c3"});
    CHECK(table.rows[1][1] == "r1c3");
    CHECK(table.rows[1][2] == "3");
    CHECK(table.rows.back()[4] == "solution");
    std::uint64_t prunings = 0;
    for (const auto& row : table.rows) prunings += std::stoull(row[3]);
    CHECK(prunings == trace.value("prunings"));
    Trace short_trace(1);
    solved<2>({samples::grid_of<2>("12..............")}, Consistency::naive, short_trace, 1);
    CHECK(short_trace.tables()[0].rows.size() == 1);
    CHECK(short_trace.tables()[0].left_out == trace.value("nodes") - 1);
}

TEST_CASE("csp: the search finds what naive misses") {
    // Three cells of the first row are left with 8 and 9.
    const ClassicPuzzle<3> crowded{samples::grid_of("123456..........7")};
    for (const Consistency consistency : kAllConsistencies) {
        INFO(name_of(consistency));
        Trace trace;
        const ClassicResult<3> result = solved(crowded, consistency, trace);
        CHECK(result.solutions == 0);
        CHECK(result.end == ClassicEnd::complete);
        CHECK(trace.value("dead ends") == (consistency == Consistency::naive ? 2 : 1));
        CHECK(trace.value("nodes") == (consistency == Consistency::naive ? 3 : 1));
    }
}

TEST_CASE("csp: conflicts, full grids, several solutions, a stop, and the budget") {
    for (const Consistency consistency : kAllConsistencies) {
        INFO(name_of(consistency));
        Trace trace;
        CHECK(solved<3>({samples::grid_of("11")}, consistency, trace).solutions == 0);
        CHECK(trace.value("nodes") == 1);
        CHECK(trace.value("dead ends") == 1);
        const Grid<2> full = samples::grid_of<2>("1234341221434321");
        const ClassicResult<2> itself = solved<2>({full}, consistency, trace);
        CHECK(itself.solutions == 1);
        CHECK(itself.end == ClassicEnd::complete);
        CHECK(itself.first == full);
    }
    Trace trace;
    const ClassicResult<4> empty = solved<4>({}, Consistency::arc, trace);
    CHECK(empty.solutions == 2);
    CHECK(empty.end == ClassicEnd::enough);
    CHECK(is_solution(empty.first));
    ClassicSettings settings;
    settings.solutions = 1000;
    for (std::uint64_t budget = 0; budget < 60; ++budget) {
        settings.budget = budget;
        Trace limited;
        CHECK(solve_classic<2>(cards::kCsp, {}, settings, limited).end == ClassicEnd::budget);
        CHECK(limited.value("nodes") == budget);
        CHECK(limited.nodes() == budget);
    }
    const std::atomic<bool> stop{true};
    settings.progress.stop = &stop;
    CHECK(solve_classic<4>(cards::kCsp, {}, settings, trace).end == ClassicEnd::stopped);
    CHECK(trace.counters().size() == labels::kCsp.counters.size());
}
