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

// Calls visit(solution), if given, for each solution until it returns false (`end` is then `stopped`) or the limits end
// the search. With a source of randomness, guesses are random: the first solution is then a random one, though not all
// are equally likely.
ShapeResult search_shape(ShapeState state, const SolveLimits& limits, ShapeVisitor visit = {},
                         Random* random = nullptr);

}  // namespace rookery
