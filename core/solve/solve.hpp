// core/solve: the workhorse. Read this first.
//
// How many solutions has a 9x9 puzzle, and which? Everything else (rating, generation, minimality) stands on these
// calls. Solutions are found in an order that is the same on every platform; so is `guesses`, which serves as the
// signature.
//
//   puzzle ──► pack ──► propagate ◄──► guess ──► solutions, each unpacked
//
//   any_order.hpp       4x4, 9x9 and 16x16 boards, also with diagonals: slower, and independent of the rest
//   signature.hpp       one number over all that the solver does
//   packed_board.hpp    the layout in vectors      sweep.hpp     one look at the whole board, stage by stage
//   propagate.hpp       sweeps until all is said   branch.hpp    the cell to guess
//   search.hpp          the search, for any order of candidates; search_limits.hpp ends it
#pragma once

#include <atomic>
#include <cstdint>
#include <limits>
#include <memory>
#include <type_traits>

#include "board/cell_set.hpp"
#include "board/grid.hpp"
#include "board/random.hpp"

namespace rookery {

struct SolveLimits {
    std::uint64_t solutions = 2;                                        // stop when so many are found; >= 1
    std::uint64_t guesses = std::numeric_limits<std::uint64_t>::max();  // give up after so many
    const std::atomic<bool>* stop = nullptr;                            // polled now and then
};

enum class SolveEnd : std::uint8_t {
    complete,        // every solution was found
    solution_limit,  // there may be more
    guess_limit,
    stopped,
};

struct SolveResult {
    std::uint64_t solutions = 0;
    SolveEnd end = SolveEnd::complete;
    std::uint64_t guesses = 0;
    Grid9 first{};  // the first solution found; all empty if there is none
    bool unique() const { return solutions == 1 && end == SolveEnd::complete; }
};

// Conflicting givens are simply a puzzle without solution.
SolveResult solve(const Grid9& puzzle, const SolveLimits& limits = {});
// From candidates (a sukaku): a cell with an empty set has no solution.
SolveResult solve(const Candidates9& candidates, const SolveLimits& limits = {});

// Calls visit(context, solution) for each solution until it returns false (the end is then `stopped`) or the limits end
// it.
using SolutionVisitor = bool (*)(void* context, const Grid9& solution);
SolveResult for_each_solution(const Grid9& puzzle, const SolveLimits& limits, SolutionVisitor visit, void* context);
template <class F>  // bool f(const Grid9&)
SolveResult for_each_solution(const Grid9& puzzle, const SolveLimits& limits, F&& f) {
    using Function = std::remove_reference_t<F>;
    return for_each_solution(
        puzzle, limits,
        [](void* context, const Grid9& solution) { return (*static_cast<Function*>(context))(solution); },
        const_cast<void*>(static_cast<const void*>(std::addressof(f))));  // given back its own type above
}

// The clues of a puzzle with one solution that can each be left out alone with the solution staying unique.
// Empty: the puzzle is minimal. For a puzzle with none or several solutions the result is empty.
CellSet redundant_clues(const Grid9& puzzle);

// A solution chosen at random among those of `puzzle`: the candidates of each guess are tried in random order.
// Not uniform, but every solution can come. Returns false if there is none (or the guess limit struck).
bool random_solution(const Grid9& puzzle, Random& random, Grid9& solution,
                     std::uint64_t guess_limit = std::numeric_limits<std::uint64_t>::max());

}  // namespace rookery
