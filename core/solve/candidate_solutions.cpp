#include "solve/candidate_solutions.hpp"

#include "solve/target.hpp"

namespace rookery {

SolveResult for_each_solution(const Candidates9& candidates, const SolveLimits& limits, SolutionVisitor visit) {
    SolveResult result;
    kernel().visit_candidates(candidates, limits, visit, result);
    return result;
}

}  // namespace rookery
