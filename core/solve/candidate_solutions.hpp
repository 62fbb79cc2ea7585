// All solutions of a puzzle given by candidates, one after the other, as for_each_solution() of solve.hpp does it for
// grids.
#pragma once

#include <memory>
#include <type_traits>

#include "board/grid.hpp"
#include "solve/solve_types.hpp"

namespace rookery {

SolveResult for_each_solution(const Candidates9& candidates, const SolveLimits& limits, SolutionVisitor visit);

}  // namespace rookery
