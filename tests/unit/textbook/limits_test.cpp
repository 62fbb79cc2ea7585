// The duties of every method: to use the budget to the last step, to obey the stop flag, to list all its counters in
// order, and to handle conflicting givens and full or nearly full boards.
#include <doctest/doctest.h>

#include <algorithm>
#include <atomic>
#include <limits>
#include <string>
#include <vector>

#include "support/random/random_boards.hpp"
#include "text/text.hpp"
#include "textbook/classic/classic.hpp"

using namespace rookery;

namespace {

bool has_all_counters(const SolverCard& solver, const Trace& trace) {
    const auto names = solver.label.counters;
    return std::equal(names.begin(), names.end(), trace.counters().begin(), trace.counters().end(),
                      [](std::string_view name, const auto& counter) { return name == counter.first; });
}

template <int N>
void check_ends(Variant variant) {
    Random random(17);
    const Grid<N> board = random_boards::solution<N>(variant, random);
    for (const SolverCard* solver : all_solvers()) {
        INFO(std::string(solver->label.name) << ", order " << N);
        ClassicSettings settings;
        {
            Trace trace;
            const ClassicResult<N> full = solve_classic<N>(*solver, {board, variant}, settings, trace);
            CHECK(full.solutions == 1);
            CHECK(full.first == board);
            CHECK(has_all_counters(*solver, trace));
        }
        {
            Grid<N> conflicting;
            conflicting[0] = 1;
            conflicting[N * N * N * N - 1] = variant == Variant::diagonal ? 1 : 0;
            conflicting[1] = variant == Variant::diagonal ? 0 : 1;
            Trace trace;
            const ClassicResult<N> none = solve_classic<N>(*solver, {conflicting, variant}, settings, trace);
            CHECK(none.solutions == 0);
            CHECK(none.end == ClassicEnd::complete);
            CHECK(none.first == Grid<N>{});
            CHECK(has_all_counters(*solver, trace));
        }
    }
}

template <int N>
void check_budget(const ClassicPuzzle<N>& puzzle) {
    for (const SolverCard* solver : all_solvers()) {
        ClassicSettings settings;
        settings.solutions = 3;
        Trace whole;
        const ClassicResult<N> result = solve_classic(*solver, puzzle, settings, whole);
        const std::string first(solver->label.counters.front());
        const std::uint64_t all = whole.value(first);
        INFO(std::string(solver->label.name) << ": " << all << " " << first);
        REQUIRE(all > 0);
        for (const std::uint64_t budget : {std::uint64_t{0}, std::uint64_t{1}, all / 2, all - 1}) {
            if (budget >= all) continue;
            CAPTURE(budget);
            settings.budget = budget;
            Trace trace;
            CHECK(solve_classic(*solver, puzzle, settings, trace).end == ClassicEnd::budget);
            CHECK(trace.value(first) == budget);
            CHECK(has_all_counters(*solver, trace));
        }
        // With just enough, the answer is the same.
        settings.budget = all;
        Trace enough;
        const ClassicResult<N> again = solve_classic(*solver, puzzle, settings, enough);
        CHECK(again.solutions == result.solutions);
        CHECK(again.end == result.end);
        CHECK(enough.counters() == whole.counters());
    }
}

// All solutions of the empty board, which would take forever.
template <int N>
void check_stop(Variant variant) {
    for (const SolverCard* solver : all_solvers()) {
        INFO(std::string(solver->label.name) << ", order " << N);
        const std::atomic<bool> stop = true;
        ClassicSettings settings;
        settings.solutions = std::numeric_limits<std::uint64_t>::max();
        settings.progress.stop = &stop;
        Trace trace;
        CHECK(solve_classic<N>(*solver, {{}, variant}, settings, trace).end == ClassicEnd::stopped);
        CHECK(has_all_counters(*solver, trace));
    }
}

}  // namespace

TEST_CASE("full boards and conflicting givens") {
    for (const Variant variant : {Variant::plain, Variant::diagonal}) {
        check_ends<2>(variant);
        check_ends<3>(variant);
    }
    check_ends<4>(Variant::plain);
}

TEST_CASE("every method stops on request") {
    check_stop<3>(Variant::plain);
    check_stop<3>(Variant::diagonal);
    check_stop<4>(Variant::plain);
}

TEST_CASE("every method keeps exactly to its budget") {
    Random random(23);
    const Grid<2> small = random_boards::plain_solution<2>(random);
    check_budget<2>({random_boards::part_of(small, 9, random)});
    const Grid<3> board = random_boards::plain_solution<3>(random);
    check_budget<3>({random_boards::part_of(board, 45, random)});
    const Grid<3> diagonal = random_boards::diagonal_solution<3>(random);
    check_budget<3>({random_boards::part_of(diagonal, 36, random), Variant::diagonal});
    const Grid<4> large = random_boards::plain_solution<4>(random);
    check_budget<4>({random_boards::part_of(large, 200, random)});
}

TEST_CASE("a long run reports its counters as it runs") {
    for (const SolverCard* solver : {&cards::kPs12, &cards::kSat, &cards::kAnnealing}) {
        INFO(std::string(solver->label.name));
        std::vector<std::string> reported;
        ClassicSettings settings;
        settings.solutions = solver == &cards::kSat ? 40 : 1'000'000;
        settings.budget = solver == &cards::kAnnealing ? 3'000'000 : 50'000;
        const auto remember = [&reported](std::string_view what) { reported.emplace_back(what); };
        settings.progress.on_progress = remember;
        Trace trace;
        ClassicPuzzle<3> puzzle;
        // One digit has no place in the first box, which annealing only discovers by failing.
        if (solver == &cards::kAnnealing) {
            puzzle.givens[1] = 1;
            puzzle.givens[12] = 2;
            puzzle.givens[24] = 2;
            puzzle.givens[0] = 3;
            puzzle.givens[2] = 4;
        }
        solve_classic(*solver, puzzle, settings, trace);
        REQUIRE_FALSE(reported.empty());
        for (const std::string_view counter : solver->label.counters) {
            CHECK(reported.front().find(counter) != std::string::npos);
        }
    }
}
