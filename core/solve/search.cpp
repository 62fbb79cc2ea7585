// Solving, counting and visiting: the search in its plainest order.
#include "solve/search.hpp"

namespace rookery {

namespace {

SolveResult search(PackedBoard board, const SolveLimits& limits, SolutionVisitor visit = nullptr,
                   void* context = nullptr) {
    SolveResult result;
    LowestFirst order;
    Search<LowestFirst>(limits, order, result, visit, context).run(board);
    return result;
}

}  // namespace

SolveResult solve(const Grid9& puzzle, const SolveLimits& limits) {
    return search(pack(puzzle), limits);
}

SolveResult solve(const Candidates9& candidates, const SolveLimits& limits) {
    return search(pack(candidates), limits);
}

SolveResult for_each_solution(const Grid9& puzzle, const SolveLimits& limits, SolutionVisitor visit, void* context) {
    return search(pack(puzzle), limits, visit, context);
}

}  // namespace rookery
