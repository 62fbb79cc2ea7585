#include "verbs/list/solution_columns.hpp"

#include "generate/sizes/shape_steps.hpp"
#include "solve/any_order.hpp"
#include "solve/shape_search.hpp"

namespace rookery {
namespace {

template <class Result>
Solutions summary_of(const Result& result) {
    Solutions found;
    found.count = {result.solutions, result.end == SolveEnd::complete};
    found.stopped = result.end == SolveEnd::stopped;
    if (result.solutions > 0) found.first = to_line(result.first);
    return found;
}

template <int N>
Solutions count_in(const Grid<N>& grid, const SolveLimits& limits, Variant variant) {
    return summary_of(solve_any_order(grid, limits, variant));
}
Solutions count_in(ShapedGrid grid, const SolveLimits& limits, Variant variant) {
    grid.shape.diagonal = variant == Variant::diagonal;
    return summary_of(search_shape(ShapeState(grid), limits, {}, {.reduce = remove_some}));
}

}  // namespace

Solutions count_solutions(const ParsedPuzzle& puzzle, std::uint64_t limit, Variant variant, StopToken stop) {
    SolveLimits limits;
    limits.solutions = limit;
    limits.stop = stop;
    if (puzzle.candidates) {
        return variant == Variant::plain ? summary_of(solve(*puzzle.candidates, limits))
                                         : summary_of(solve_any_order(*puzzle.candidates, limits, variant));
    }
    if (const auto* grid = std::get_if<Grid9>(&puzzle.grid); grid != nullptr && variant == Variant::plain) {
        return summary_of(solve(*grid, limits));
    }
    return std::visit([&](const auto& grid) { return count_in(grid, limits, variant); }, puzzle.grid);
}

NumberValue put(RowWriter& row, const SolutionCount& count) {
    const auto number = static_cast<std::int64_t>(count.number);
    return count.complete ? row.put(number) : row.put(std::to_string(number) + '+', number);
}

}  // namespace rookery
