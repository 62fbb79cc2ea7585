// Implements solve.hpp with the kernel.
#include "solve/solve.hpp"

#include <algorithm>

#include "board/clue_cells.hpp"
#include "solve/other_solution.hpp"
#include "solve/solver_target.hpp"

namespace rookery {

SolveResult solve(const Grid9& puzzle, const SolveLimits& limits) {
    SolveResult result;
    kernel().solve_grid(puzzle, limits, result);
    return result;
}

SolveResult solve(const Candidates9& candidates, const SolveLimits& limits) {
    SolveResult result;
    kernel().solve_candidates(candidates, limits, result);
    return result;
}

void solve_batch(std::span<const Grid9> puzzles, const SolveLimits& limits, std::span<SolveResult> results) {
    const std::size_t count = std::min(puzzles.size(), results.size());
    std::fill_n(results.begin(), count, SolveResult{});
    kernel().solve_grids(puzzles.data(), count, limits, results.data());
}

SolveResult for_each_solution(const Grid9& puzzle, const SolveLimits& limits, SolutionVisitor visit) {
    SolveResult result;
    kernel().visit_solutions(puzzle, limits, visit, result);
    return result;
}

SolveResult for_each_solution(const Candidates9& candidates, const SolveLimits& limits, SolutionVisitor visit) {
    SolveResult result;
    kernel().visit_candidates(candidates, limits, visit, result);
    return result;
}

SolveResult for_each_solution(const Candidates9& candidates, const Candidates9& preferred, const SolveLimits& limits,
                              SolutionVisitor visit) {
    SolveResult result;
    kernel().visit_preferring(candidates, preferred, limits, visit, result);
    return result;
}

// Any solution is possible, since at each guess either half may be searched first; but a solution in a smaller part of
// the tree is likelier. Where a uniform choice matters, a random isomorphism of the result evens out most of it.
bool random_solution(const Grid9& puzzle, Random& random, Grid9& solution, std::uint64_t guess_limit) {
    const auto choose = [&random](std::uint32_t n) { return random.below(n); };
    SolveResult result;
    kernel().solve_chosen(puzzle, {.solutions = 1, .guesses = guess_limit}, choose, result);
    if (result.solutions == 0) return false;
    solution = result.first;
    return true;
}

// Redundant clues.
//
// A clue is redundant if removing it allows no other solution. Any other solution must differ in that clue's cell,
// since otherwise it would solve the whole puzzle too. So for each clue it is enough to ask whether the puzzle has a
// solution with any other digit in that cell. That is one search for one solution, which usually ends soon: a forbidden
// digit is more information than an empty cell, and a search that tries the known solution's digits first finds a
// nearby solution if there is one.
CellSet redundant_clues(const Grid9& puzzle) {
    CellSet redundant;
    const SolveResult whole = solve(puzzle);
    if (!whole.unique()) return redundant;

    const CellSet clues = clue_cells(puzzle);
    const KnownGrid known(whole.first);
    clues.for_each([&](int cell) {
        if (!known.other_at(clues - CellSet::single(cell), cell).found) redundant.add(cell);
    });
    return redundant;
}

bool is_minimal(const Grid9& puzzle) {
    return KnownGrid(solve(puzzle).first).needs_each(clue_cells(puzzle));
}

}  // namespace rookery
