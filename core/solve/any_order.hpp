// Boards of order 2, 3 and 4 (4x4, 9x9, 16x16), plain or with diagonals: one solver for all.
//
// solve.hpp is many times faster for plain 9x9 boards. This solver shares only the counting of limits with it, so it
// also serves as an independent check.
#pragma once

#include <memory>
#include <type_traits>

#include "solve/solve.hpp"

namespace rookery {

template <int N>
struct AnyOrderResult {
    std::uint64_t solutions = 0;
    SolveEnd end = SolveEnd::complete;
    std::uint64_t guesses = 0;
    Grid<N> first{};  // the first solution found; all empty if there is none
    bool unique() const { return solutions == 1 && end == SolveEnd::complete; }
};

// Everything here is defined for N = 2, 3, 4. Conflicting givens, and cells with an empty set, leave no solution.
template <int N>
AnyOrderResult<N> solve_any_order(const Grid<N>& puzzle, const SolveLimits& limits = {},
                                  Variant variant = Variant::plain);
template <int N>
AnyOrderResult<N> solve_any_order(const Candidates<N>& candidates, const SolveLimits& limits = {},
                                  Variant variant = Variant::plain);

// Calls visit(solution) for each solution until it returns false (`end` is then `stopped`) or the limits end the
// search.
template <int N>
using AnyOrderVisitor = FunctionRef<bool(const Grid<N>& solution)>;
template <int N>
AnyOrderResult<N> for_each_solution_any_order(const Grid<N>& puzzle, const SolveLimits& limits, Variant variant,
                                              std::type_identity_t<AnyOrderVisitor<N>> visit);
template <int N>
AnyOrderResult<N> for_each_solution_any_order(const Candidates<N>& candidates, const SolveLimits& limits,
                                              Variant variant, std::type_identity_t<AnyOrderVisitor<N>> visit);

}  // namespace rookery
