// core/solve: the fast solver. Read this first.
//
// How many solutions does a 9x9 puzzle have, and which? Rating, generation and minimality are built on these calls. The
// order of the solutions and the number of guesses are the same on every platform; `guesses` serves as the signature.
//
//   puzzle ──► pack ──► propagate ◄──► guess ──► solutions, each unpacked
//
//   other_solution.hpp  a solution other than a known one
//   true_candidates.hpp how many solutions contain each candidate
//   additions.hpp       the fewest added clues that leave one solution
//   backdoors.hpp       the cells that make a puzzle easy; singles.hpp follows singles for it
//   any_order.hpp       4x4, 9x9 and 16x16 boards, also with diagonals: slower, and independent of the rest
//   signature.hpp       one number over all the solver's results
//   solver_target.hpp   which of the compiled kernels runs
//
//   the kernel (kernel.hpp, kernel.cpp), from the bottom:
//   packed_board.hpp  the layout in vectors
//   sweep_fields.hpp  the operations of a sweep: packed_fields.hpp, spread_fields.hpp
//   sweep.hpp         one pass over the whole board, stage by stage
//   propagate.hpp     sweeps until nothing changes   branch.hpp    the cell to guess
//   search.hpp        the search, and which candidates it tries first; search_limits.hpp: when it ends
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

// A puzzle with conflicting givens simply has no solution.
SolveResult solve(const Grid9& puzzle, const SolveLimits& limits = {});
// Solves a board of candidates (a sukaku). A board with a cell without candidates has no solution.
SolveResult solve(const Candidates9& candidates, const SolveLimits& limits = {});
// Like solve() on each of the puzzles, with the same results, but faster where two boards fit in a vector. Solves as
// many as the shorter of the two spans has.
void solve_batch(std::span<const Grid9> puzzles, const SolveLimits& limits, std::span<SolveResult> results);

// Calls visit(solution) for each solution until it returns false (`end` is then `stopped`) or the limits end the
// search.
SolveResult for_each_solution(const Grid9& puzzle, const SolveLimits& limits, SolutionVisitor visit);
SolveResult for_each_solution(const Candidates9& candidates, const SolveLimits& limits, SolutionVisitor visit);
// The same in another order: each guess tries one of the `preferred` candidates first, if the cell has any.
SolveResult for_each_solution(const Candidates9& candidates, const Candidates9& preferred, const SolveLimits& limits,
                              SolutionVisitor visit);

// The clues that can each be removed alone from a puzzle with one solution and leave it unique. Empty: the puzzle is
// minimal. For a puzzle with none or several solutions the result is empty.
CellSet redundant_clues(const Grid9& puzzle);
// Whether a puzzle with one solution has no redundant clue. Stops at the first.
bool is_minimal(const Grid9& puzzle);

// A random solution of `puzzle`: each guess tries the candidates in random order. Not uniform, but every solution is
// possible. Returns false if there is none (or the guess limit was reached).
bool random_solution(const Grid9& puzzle, Random& random, Grid9& solution,
                     std::uint64_t guess_limit = std::numeric_limits<std::uint64_t>::max());

}  // namespace rookery
