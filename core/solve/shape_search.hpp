// The solver for boards of any shape: counts solutions, visits them, or makes a random one.
#pragma once

#include "board/random.hpp"
#include "solve/shape_state.hpp"
#include "solve/solve_types.hpp"

namespace rookery {

struct ShapeResult {
    std::uint64_t solutions = 0;
    SolveEnd end = SolveEnd::complete;
    std::uint64_t guesses = 0;
    ShapedGrid first;  // the first solution found; all empty if there is none
    bool unique() const { return solutions == 1 && end == SolveEnd::complete; }
};

using ShapeVisitor = FunctionRef<bool(const ShapedGrid& solution)>;

// Removes some candidates that no solution has, once singles have been placed. Returns whether it did.
using ShapeReducer = bool (*)(ShapeState& state);

struct ShapeSearchOptions {
    Random* random = nullptr;  // guesses are random: the first solution is then a random one, not all equally likely
    ShapeReducer reduce = nullptr;  // before each guess; for large boards
};

// Calls visit(solution), if given, for each solution until it returns false (`end` is then `stopped`) or the limits end
// the search.
ShapeResult search_shape(ShapeState state, const SolveLimits& limits, ShapeVisitor visit = {},
                         ShapeSearchOptions options = {});

}  // namespace rookery
