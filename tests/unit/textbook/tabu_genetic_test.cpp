// Tabu search and the genetic algorithm: how they end, the contents of their traces, and that a seed determines
// everything.
#include <doctest/doctest.h>

#include <atomic>
#include <string>
#include <string_view>

#include "support/puzzles/unsolvable_board.hpp"
#include "support/random/random_boards.hpp"
#include "support/random/random_puzzles.hpp"
#include "text/text.hpp"
#include "textbook/classic/classic.hpp"

using namespace rookery;

namespace {

const SolverCard* const kSearches[] = {&cards::kTabu, &cards::kGenetic};

}  // namespace

TEST_CASE("tabu search and the genetic algorithm continue until their budget is spent, and report how far they came") {
    for (const SolverCard* solver : kSearches) {
        CAPTURE(solver->label.name);
        ClassicSettings settings;
        settings.budget = 200'001;
        Trace trace(10);
        const ClassicResult<2> result = solve_classic(*solver, tests::unsolvable_board(), settings, trace);
        CHECK(result.solutions == 0);
        CHECK(result.end == ClassicEnd::budget);
        CHECK(trace.counters().front().second == 200'001);
        CHECK(trace.value("restarts") > 5);
        CHECK(trace.value("least cost") > 0);
        REQUIRE(trace.notes().size() == 1);
        CHECK(trace.notes()[0] == "stopped after " + std::to_string(trace.value("restarts")) +
                                      " restarts without an answer; least cost " +
                                      std::to_string(trace.value("least cost")));
        CHECK(result.first.is_full());
        REQUIRE(trace.tables().size() == 1);
        const std::uint64_t rows = trace.tables()[0].rows.size() + trace.tables()[0].left_out;
        CHECK(rows == trace.value(solver == &cards::kTabu ? "swaps taken" : "generations"));
    }
}

TEST_CASE("without a limit they end only by the stop flag, and say so") {
    for (const SolverCard* solver : kSearches) {
        CAPTURE(solver->label.name);
        std::atomic<bool> stop{false};
        int reports = 0;
        ClassicSettings settings;
        settings.progress.stop = &stop;
        const auto listen = [&](std::string_view what) {
            CHECK(what.find("; continues until solved") != std::string_view::npos);
            stop = ++reports == 2;
        };
        settings.progress.on_progress = listen;
        Trace trace;
        CHECK(solve_classic(*solver, tests::unsolvable_board(), settings, trace).end == ClassicEnd::stopped);
        CHECK(reports == 2);
    }
}

TEST_CASE("they solve 4x4, 9x9 and 16x16 puzzles and boards with diagonals") {
    Random random(11);
    for (const SolverCard* solver : kSearches) {
        CAPTURE(solver->label.name);
        for (int i = 0; i < 5; ++i) {
            const ClassicPuzzle<3> puzzle{samples::random_puzzle(random, 34)};
            Trace trace;
            const ClassicResult<3> result = solve_classic(*solver, puzzle, {}, trace);
            CHECK(result.end == ClassicEnd::enough);
            CHECK(solves(result.first, puzzle.givens));
            CHECK(trace.value("least cost") == 0);
        }
        Trace trace;
        const ClassicResult<2> small = solve_classic<2>(*solver, {}, {}, trace);
        CHECK(solves(small.first, Grid<2>{}));
        const ClassicPuzzle<4> large{random_boards::part_of(random_boards::plain_solution<4>(random), 190, random)};
        CHECK(solves(solve_classic(*solver, large, {}, trace).first, large.givens));
        const ClassicPuzzle<3> diagonal{random_boards::part_of(random_boards::diagonal_solution<3>(random), 45, random),
                                        Variant::diagonal};
        CHECK(solves(solve_classic(*solver, diagonal, {}, trace).first, diagonal.givens, Variant::diagonal));
    }
}

TEST_CASE("a seed reproduces its run, another seed gives another one") {
    for (const SolverCard* solver : kSearches) {
        CAPTURE(solver->label.name);
        Trace first;
        Trace second;
        Trace other;
        ClassicSettings settings;
        const ClassicResult<3> one = solve_classic<3>(*solver, {}, settings, first);
        CHECK(solve_classic<3>(*solver, {}, settings, second).first == one.first);
        CHECK(first.counters() == second.counters());
        settings.seed = 2;
        CHECK(!(solve_classic<3>(*solver, {}, settings, other).first == one.first));
    }
}

TEST_CASE("boxes with only one filling need no search") {
    const ClassicPuzzle<2> solvable{{{0, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 0}}};
    for (const SolverCard* solver : kSearches) {
        Trace trace;
        const ClassicResult<2> result = solve_classic(*solver, solvable, {}, trace);
        CHECK(result.solutions == 1);
        CHECK(result.end == ClassicEnd::complete);
        CHECK(trace.counters().front().second == 0);
    }
}
