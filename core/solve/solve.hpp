// core/solve: the workhorse. Read this first.
//
// How many solutions has a 9x9 puzzle, and which? Everything else (rating, generation, minimality) is built on these
// calls. Solutions are found in an order that is the same on every platform; so is `guesses`, which serves as the
// signature.
//
//   puzzle ──► pack ──► propagate ◄──► guess ──► solutions, each unpacked
//
//   other_solution.hpp  another solution than one that is known
//   true_candidates.hpp how many solutions hold each candidate
//   additions.hpp       the fewest clues to add that leave one solution
//   backdoors.hpp       the cells that make a puzzle easy; singles.hpp follows singles for it
//   any_order.hpp       4x4, 9x9 and 16x16 boards, also with diagonals: slower, and independent of the rest
//   signature.hpp       one number over all that the solver does
//   solver_target.hpp   which of the compiled kernels runs
//
//   the kernel (kernel.hpp, kernel.cpp), from the bottom:
//   packed_board.hpp  the layout in vectors
//   sweep_fields.hpp  what a sweep is made of: packed_fields.hpp, spread_fields.hpp
//   sweep.hpp         one look at the whole board, stage by stage
//   propagate.hpp     sweeps until nothing changes   branch.hpp    the cell to guess
//   search.hpp        the search; orders.hpp: which candidates first; search_limits.hpp ends it
#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <type_traits>

#include "board/cell_set.hpp"
#include "board/grid.hpp"
#include "board/random.hpp"
#include "solve/solve_types.hpp"

namespace rookery {

// Conflicting givens are simply a puzzle without solution.
SolveResult solve(const Grid9& puzzle, const SolveLimits& limits = {});
// From candidates (a sukaku): a cell with an empty set has no solution.
SolveResult solve(const Candidates9& candidates, const SolveLimits& limits = {});
// As solve() on each of the puzzles, with the same results, and faster where two fit side by side. As many as the
// shorter of the two spans has.
void solve_batch(std::span<const Grid9> puzzles, const SolveLimits& limits, std::span<SolveResult> results);

// Calls visit(solution) for each solution until it returns false (the end is then `stopped`) or the limits end it.
SolveResult for_each_solution(const Grid9& puzzle, const SolveLimits& limits, SolutionVisitor visit);
SolveResult for_each_solution(const Candidates9& candidates, const SolveLimits& limits, SolutionVisitor visit);
// The same in another order: at each guess one of the `preferred` candidates comes first, if the cell has any.
SolveResult for_each_solution(const Candidates9& candidates, const Candidates9& preferred, const SolveLimits& limits,
                              SolutionVisitor visit);

// The clues of a puzzle with one solution that can each be left out alone with the solution staying unique.
// Empty: the puzzle is minimal. For a puzzle with none or several solutions the result is empty.
CellSet redundant_clues(const Grid9& puzzle);
// Whether a puzzle with one solution has no redundant clue. Ends with the first.
bool is_minimal(const Grid9& puzzle);

// A solution chosen at random among those of `puzzle`: the candidates of each guess are tried in random order.
// Not uniform, but every solution can come. Returns false if there is none (or the guess limit struck).
bool random_solution(const Grid9& puzzle, Random& random, Grid9& solution,
                     std::uint64_t guess_limit = std::numeric_limits<std::uint64_t>::max());

}  // namespace rookery
