// Order N is the shape with square boxes of N rows: shape_search.hpp solves it.
#include "solve/any_order.hpp"

#include <algorithm>
#include <vector>

#include "solve/shape_search.hpp"

namespace rookery {

namespace {

template <int N>
Grid<N> grid_of(const ShapedGrid& shaped) {
    Grid<N> grid;
    std::copy(shaped.digits.begin(), shaped.digits.end(), grid.digits.begin());
    return grid;
}

template <int N>
AnyOrderResult<N> search(ShapeState state, const SolveLimits& limits, AnyOrderVisitor<N> visit) {
    const auto visit_shaped = [&](const ShapedGrid& solution) { return visit(grid_of<N>(solution)); };
    const ShapeResult result =
        search_shape(std::move(state), limits, visit ? ShapeVisitor(visit_shaped) : ShapeVisitor());
    return {result.solutions, result.end, result.guesses, grid_of<N>(result.first)};
}

template <int N>
ShapeState state_of(const Candidates<N>& candidates, Variant variant) {
    const std::vector<WideSet> sets(candidates.sets.begin(), candidates.sets.end());
    return {Shape{N, N, variant == Variant::diagonal}, sets};
}

}  // namespace

template <int N>
AnyOrderResult<N> for_each_solution_any_order(const Grid<N>& puzzle, const SolveLimits& limits, Variant variant,
                                              std::type_identity_t<AnyOrderVisitor<N>> visit) {
    return search<N>(ShapeState(shaped(puzzle, variant)), limits, visit);
}

template <int N>
AnyOrderResult<N> for_each_solution_any_order(const Candidates<N>& candidates, const SolveLimits& limits,
                                              Variant variant, std::type_identity_t<AnyOrderVisitor<N>> visit) {
    return search<N>(state_of(candidates, variant), limits, visit);
}

template <int N>
AnyOrderResult<N> solve_any_order(const Candidates<N>& candidates, const SolveLimits& limits, Variant variant) {
    return search<N>(state_of(candidates, variant), limits, nullptr);
}

template <int N>
AnyOrderResult<N> solve_any_order(const Grid<N>& puzzle, const SolveLimits& limits, Variant variant) {
    return search<N>(ShapeState(shaped(puzzle, variant)), limits, nullptr);
}

template AnyOrderResult<2> solve_any_order(const Grid4&, const SolveLimits&, Variant);
template AnyOrderResult<3> solve_any_order(const Grid9&, const SolveLimits&, Variant);
template AnyOrderResult<4> solve_any_order(const Grid16&, const SolveLimits&, Variant);
template AnyOrderResult<2> solve_any_order(const Candidates<2>&, const SolveLimits&, Variant);
template AnyOrderResult<3> solve_any_order(const Candidates<3>&, const SolveLimits&, Variant);
template AnyOrderResult<4> solve_any_order(const Candidates<4>&, const SolveLimits&, Variant);
template AnyOrderResult<2> for_each_solution_any_order(const Grid4&, const SolveLimits&, Variant, AnyOrderVisitor<2>);
template AnyOrderResult<3> for_each_solution_any_order(const Grid9&, const SolveLimits&, Variant, AnyOrderVisitor<3>);
template AnyOrderResult<4> for_each_solution_any_order(const Grid16&, const SolveLimits&, Variant, AnyOrderVisitor<4>);
template AnyOrderResult<2> for_each_solution_any_order(const Candidates<2>&, const SolveLimits&, Variant,
                                                       AnyOrderVisitor<2>);
template AnyOrderResult<3> for_each_solution_any_order(const Candidates<3>&, const SolveLimits&, Variant,
                                                       AnyOrderVisitor<3>);
template AnyOrderResult<4> for_each_solution_any_order(const Candidates<4>&, const SolveLimits&, Variant,
                                                       AnyOrderVisitor<4>);

}  // namespace rookery
