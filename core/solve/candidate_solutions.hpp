// All solutions of a puzzle given by candidates, one after the other, as for_each_solution() of solve.hpp does it for
// grids.
#pragma once

#include <memory>
#include <type_traits>

#include "board/grid.hpp"
#include "solve/solve_types.hpp"

namespace rookery {

SolveResult for_each_solution(const Candidates9& candidates, const SolveLimits& limits, SolutionVisitor visit,
                              void* context);
template <class F>  // bool f(const Grid9&)
SolveResult for_each_solution(const Candidates9& candidates, const SolveLimits& limits, F&& f) {
    using Function = std::remove_reference_t<F>;
    return for_each_solution(
        candidates, limits,
        [](void* context, const Grid9& solution) { return (*static_cast<Function*>(context))(solution); },
        const_cast<void*>(static_cast<const void*>(std::addressof(f))));
}

}  // namespace rookery
