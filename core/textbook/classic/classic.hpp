// textbook/classic: the solvers of the literature, behind one interface.
//
//   a puzzle of order 2, 3 or 4, plain or diagonal ──► solve_classic(card, ...) ──► solutions, and a Trace of the work
//
//   solver_card.hpp   the description of a solver; solver_list.inc: the list of all of them
//   trace.hpp         what a solver did: counters, nodes by depth, tables of events, notes
//
// One file per solver, named like its card:
//   brute_force    digits in turn, cell by cell                      backtracking   fewest candidates first
//   ps12           propagation and binary search on pairs            csp            alldifferent, in five strengths
//   sat            the puzzle as a formula, solved by CaDiCaL        dlx            exact cover by dancing links
//   annealing      boxes filled, swaps inside them                   tabu           the same, the best swap each time
//   genetic        boards crossed by bands and stacks                reasoning      singles, sets, intersections
//
// To add one: a file with its card, and a line in the list. The verb `classic`, with its options and help, and the
// page's Lab then include it.
#pragma once

#include <cstdint>
#include <limits>
#include <string_view>
#include <vector>

#include "board/grid.hpp"
#include "job/progress_callback.hpp"
#include "textbook/classic/solver_card.hpp"
#include "textbook/classic/trace.hpp"

namespace rookery {

template <int N>
struct ClassicPuzzle {
    Grid<N> givens{};  // may conflict: then there is no solution
    Variant variant = Variant::plain;
};

struct ClassicSettings {
    std::uint64_t solutions = 2;                                       // ends when this many are found; >= 1
    std::uint64_t budget = std::numeric_limits<std::uint64_t>::max();  // limit of the solver's first counter
    std::uint64_t seed = 1;
    // The solver's own settings, in their order: the index of the word, or the number. Those that are missing have
    // their defaults.
    std::vector<std::uint32_t> own;
    ProgressCallback progress;

    std::uint32_t own_at(std::size_t place) const { return place < own.size() ? own[place] : 0; }
};

enum class ClassicEnd : std::uint8_t {
    complete,  // all solutions are known
    enough,    // as many as requested; there may be more
    budget,    // settings.budget is used up
    stopped,   // by the stop token
    gave_up,   // the method cannot continue: reasoning is stuck
};
std::string_view name_of(ClassicEnd end);    // "gave_up"
std::string_view phrase_of(ClassicEnd end);  // "the search is complete", ...

template <int N>
struct ClassicResult {
    std::uint64_t solutions = 0;
    ClassicEnd end = ClassicEnd::complete;
    Grid<N> first{};  // the first solution; without one, how far an incomplete method got, or all empty
};

// For cards: uses a class that is constructed from the puzzle, the settings and the trace and has run(). One class for
// each order, or one for each order and variant.
template <template <int> class Solver>
constexpr SolveFunctions solve_by() {
    const auto solve = []<int N>(const ClassicPuzzle<N>& puzzle, const ClassicSettings& settings, Trace& trace) {
        return Solver<N>(puzzle, settings, trace).run();
    };
    return {solve, solve, solve};
}
template <template <int, Variant> class Solver>
constexpr SolveFunctions solve_by() {
    const auto solve = []<int N>(const ClassicPuzzle<N>& puzzle, const ClassicSettings& settings, Trace& trace) {
        if (puzzle.variant == Variant::diagonal) return Solver<N, Variant::diagonal>(puzzle, settings, trace).run();
        return Solver<N, Variant::plain>(puzzle, settings, trace).run();
    };
    return {solve, solve, solve};
}

// Defined for N = 2, 3, 4. The trace has the solver's counters, even if it was stopped.
template <int N>
ClassicResult<N> solve_classic(const SolverCard& solver, const ClassicPuzzle<N>& puzzle,
                               const ClassicSettings& settings, Trace& trace);

}  // namespace rookery
