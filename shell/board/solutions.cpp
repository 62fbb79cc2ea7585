#include "shell/board/solutions.hpp"

#include <algorithm>

#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
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

std::string SeveralSolutions::count_text() const {
    const std::string number = thousands(static_cast<std::int64_t>(grids_.size()));
    return fill(are_all_                ? words::kSolutionsMany
                : grids_.size() == kMax ? words::kSolutionsOrMore
                                        : words::kSolutionsAtLeast,
                {number});
}

std::size_t SeveralSolutions::place_after(const Grid9& values) const {
    const auto at = std::find(grids_.begin(), grids_.end(), values);
    return at == grids_.end() ? 0 : (static_cast<std::size_t>(at - grids_.begin()) + 1) % grids_.size();
}

std::shared_ptr<const SeveralSolutions> SeveralSolutions::of(const Board& board) {
    auto found = std::make_shared<SeveralSolutions>();
    const SolveLimits limits{kMax, kQuickGuesses, nullptr};
    const auto keep = [&](const Grid9& solution) {
        found->grids_.push_back(solution);
        return true;
    };
    const bool plain = board.barred == Candidates9{};
    const SolveResult result = plain ? for_each_solution(board.givens, limits, keep)
                                     : for_each_solution(puzzle_candidates_of(board), limits, keep);
    if (found->grids_.size() < 2) return nullptr;
    found->are_all_ = result.end == SolveEnd::complete;
    const Grid9& first = found->grids_.front();
    for (const Grid9& grid : found->grids_) {
        for (int cell = 0; cell < Geometry9::kCells; ++cell) {
            if (grid[cell] != first[cell]) found->differing_.add(cell);
        }
    }
    return found;
}

}  // namespace rookery::shell
