#include "shell/board/only_solution.hpp"

#include "solve/solve.hpp"

namespace rookery::shell {

OnlySolution only_solution(const Board& board, std::uint64_t guesses) {
    const SolveLimits limits{2, guesses, nullptr};
    const bool plain = board.barred == Candidates9{};
    const SolveResult result = plain ? solve(board.givens, limits) : solve(puzzle_candidates_of(board), limits);
    if (result.solutions > 1) return {Uniqueness::several, {}};
    if (result.end != SolveEnd::complete) return {Uniqueness::unknown, {}};
    if (result.solutions == 0) return {Uniqueness::none, {}};
    return {Uniqueness::one, result.first};
}

}  // namespace rookery::shell
