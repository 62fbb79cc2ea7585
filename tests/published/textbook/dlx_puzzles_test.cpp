// Dancing links on puzzles: known ones, conflicting and full ones, and the limits.
#include <doctest/doctest.h>

#include <atomic>
#include <string>
#include <string_view>

#include "support/plain/plain_solver.hpp"
#include "support/sample_puzzles.hpp"
#include "support/solver_settings.hpp"
#include "text/text.hpp"
#include "textbook/classic/classic.hpp"

using namespace rookery;

namespace {

template <int N>
ClassicPuzzle<N> puzzle_of(std::string_view line) {
    const ParseResult parsed = parse(line);
    REQUIRE(parsed.puzzles.size() == 1);
    return {std::get<Grid<N>>(parsed.puzzles[0].grid), Variant::plain};
}

// Among the hardest known for people.
const std::string kHard = "........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3";

// 16x16 puzzles with one solution: one with 116 givens, and one with 96, hardly any of them redundant.
const std::string kModerate16 =
    ".9.F2..E48C.....EG2....5.D..7....3.6.B...1......7.A.18.....52.FB"
    ".A61..8.CG3B9.72G2...AB.9...E..CBF.E..79...431.838.DC...5.1EAB.4"
    ".18B....GE.9......3G6.4....F.5B..E......65AC.24.26.....73B.1.9E."
    "........F6...82..5FA.1.G84......47.2.C68..5ADG.F.B.9D..F........";
const std::string kSparse16 =
    ".9...D8.B..AF...A.....7E..5.......F..4.61..C9....7E..CA...G681.4"
    "4B5....D.A..6....1..A...952.....82......G.....3.....8.G...1D.F.2"
    "..B96.1...3.E.8C..8..B92...4GA..73G.E....9F..........8..52..7..."
    "...7..F1C3..2..A5..B..EC.79..8D.....D...A6...7..CA.4..3...BE....";

}  // namespace

TEST_CASE("the puzzle that is hard for brute force is solved without a dead end") {
    const auto puzzle = puzzle_of<3>(samples::kBruteMonster);
    Trace trace(1000);
    const auto result = solve_classic(cards::kDlx, puzzle, {}, trace);
    CHECK(result.solutions == 1);
    CHECK(result.end == ClassicEnd::complete);
    CHECK(to_line(result.first) == samples::kMonsterSolution);
    CHECK(trace.value("rows") == 729);
    CHECK(trace.value("columns") == 324);
    CHECK(trace.value("dead ends") == 0);
    CHECK(trace.nodes() == 1 + (81 - 17));
    CHECK(trace.nodes() == trace.value("nodes"));
    // The givens come before the searched depths.
    const TraceTable& table = trace.tables()[0];
    REQUIRE(table.rows.size() == 1 + (81 - 17) + 1);
    CHECK(table.rows[0][0] == "givens");
    CHECK(table.rows[1][0] == "17");
    CHECK(table.rows[64][0] == "80");
    CHECK(trace.tables()[1].rows.at(0)[1] == "81");
}

TEST_CASE("a hard puzzle: the table's totals are the search's until the first solution") {
    ClassicSettings settings;
    settings.solutions = 1;
    const auto puzzle = puzzle_of<3>(kHard);
    Trace trace(1000);
    const auto result = solve_classic(cards::kDlx, puzzle, settings, trace);
    CHECK(result.end == ClassicEnd::enough);
    CHECK(solves(result.first, puzzle.givens));
    CHECK(trace.value("dead ends") > 0);
    const auto& total = trace.tables()[0].rows.back();
    CHECK(total[1] == std::to_string(trace.value("updates")));
    CHECK(total[2] == std::to_string(trace.value("backtracks")));
}

TEST_CASE("16x16 puzzles are solved and shown to be unique in few nodes") {
    const auto nodes_for = [](const std::string& line, int givens) {
        const auto puzzle = puzzle_of<4>(line);
        CHECK(puzzle.givens.clue_count() == givens);
        Trace trace;
        const auto result = solve_classic(cards::kDlx, puzzle, {}, trace);
        CHECK(result.solutions == 1);
        CHECK(result.end == ClassicEnd::complete);
        CHECK(solves(result.first, puzzle.givens));
        CHECK(trace.value("rows") == 4096);
        CHECK(trace.value("columns") == 1024);
        return trace.value("nodes");
    };
    CHECK(nodes_for(kModerate16, 116) < 2'000);
    CHECK(nodes_for(kSparse16, 96) < 100'000);
}

TEST_CASE("several solutions are counted as by a plain solver") {
    Grid9 grid = puzzle_of<3>(samples::kBruteMonster).givens;
    grid[14] = 0;
    grid[16] = 0;
    ClassicSettings settings;
    settings.solutions = 300;
    Trace trace;
    const auto result = solve_classic<3>(cards::kDlx, {grid, Variant::plain}, settings, trace);
    CHECK(result.solutions == plain::solve(grid.digits, 300).solutions);
    CHECK(solves(result.first, grid));
}

TEST_CASE("conflicting givens, a full grid, an empty one") {
    ClassicPuzzle<3> puzzle;
    puzzle.givens[0] = puzzle.givens[8] = 5;
    Trace conflicting;
    const auto none = solve_classic(cards::kDlx, puzzle, {}, conflicting);
    CHECK(none.solutions == 0);
    CHECK(none.end == ClassicEnd::complete);
    CHECK(none.first == Grid9{});
    CHECK(conflicting.counters().size() == labels::kDlx.counters.size());
    CHECK(conflicting.value("nodes") == 0);

    const auto solution = solve_classic(cards::kDlx, puzzle_of<3>(samples::kBruteMonster), {}, conflicting).first;
    Trace full;
    const auto one = solve_classic<3>(cards::kDlx, {solution, Variant::plain}, {}, full);
    CHECK(one.solutions == 1);
    CHECK(one.first == solution);
    CHECK(full.value("nodes") == 1);

    for (const std::string_view rule : {"shortest", "first"}) {
        ClassicSettings settings;
        tests::choose(settings, cards::kDlx, "rule", rule);
        Trace trace;
        const auto two = solve_classic<3>(cards::kDlx, {}, settings, trace);
        CHECK(two.solutions == 2);
        CHECK(two.end == ClassicEnd::enough);
        CHECK(is_solution(two.first));
    }
    Trace large;
    const auto hexadecimal = solve_classic<4>(cards::kDlx, {}, {}, large);
    CHECK(hexadecimal.solutions == 2);
    CHECK(is_solution(hexadecimal.first));
}

TEST_CASE("the budget is spent to the last update, and a stop acts at once; the counters are complete in both cases") {
    ClassicSettings settings;
    for (const std::uint64_t budget : {std::uint64_t{0}, std::uint64_t{100}, std::uint64_t{2345}}) {
        settings.budget = budget;
        Trace trace;
        const auto result = solve_classic(cards::kDlx, puzzle_of<3>(samples::kBruteMonster), settings, trace);
        CHECK(result.end == ClassicEnd::budget);
        CHECK(trace.value("updates") == budget);
        CHECK(trace.counters().size() == labels::kDlx.counters.size());
    }
    const std::atomic<bool> stop = true;
    settings = {};
    settings.progress.stop = &stop;
    tests::choose(settings, cards::kDlx, "paths", 100);
    Trace trace;
    CHECK(solve_classic<4>(cards::kDlx, {}, settings, trace).end == ClassicEnd::stopped);
    for (std::size_t i = 0; i < labels::kDlx.counters.size(); ++i)
        CHECK(trace.counters()[i].first == labels::kDlx.counters[i]);
}

TEST_CASE("the tree size estimated by random paths is near the true size") {
    ClassicSettings settings;
    settings.solutions = 1'000'000;
    tests::choose(settings, cards::kDlx, "paths", 20'000);
    Trace trace;
    solve_classic<2>(cards::kDlx, {}, settings, trace);
    const std::string start = "estimate of the tree by 20000 random paths: ";
    REQUIRE(trace.notes().at(0).substr(0, start.size()) == start);
    const double estimate = std::stod(trace.notes()[0].substr(start.size()));
    CHECK(estimate == doctest::Approx(static_cast<double>(trace.value("nodes"))).epsilon(0.02));
}
