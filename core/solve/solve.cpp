// Implements solve.hpp with the kernel.
#include "solve/solve.hpp"

#include <algorithm>

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

}  // namespace rookery
