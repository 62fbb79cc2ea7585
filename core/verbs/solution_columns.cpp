#include "verbs/solution_columns.hpp"

#include "solve/any_order.hpp"

namespace rookery {
namespace {

template <class Result>
Solutions summary_of(const Result& result) {
    Solutions found;
    found.count = result.solutions;
    found.at_limit = result.end == SolveEnd::solution_limit;
    found.stopped = result.end == SolveEnd::stopped;
    if (result.solutions > 0) found.first = to_line(result.first);
    return found;
}

}  // namespace

Solutions count_solutions(const ParsedPuzzle& puzzle, std::uint64_t limit, Variant variant, StopToken stop) {
    SolveLimits limits;
    limits.solutions = limit;
    limits.stop = stop.flag();
    if (puzzle.candidates) {
        return variant == Variant::plain ? summary_of(solve(*puzzle.candidates, limits))
                                         : summary_of(solve_any_order(*puzzle.candidates, limits, variant));
    }
    if (const auto* grid = std::get_if<Grid9>(&puzzle.grid); grid != nullptr && variant == Variant::plain) {
        return summary_of(solve(*grid, limits));
    }
    return std::visit([&](const auto& grid) { return summary_of(solve_any_order(grid, limits, variant)); },
                      puzzle.grid);
}

void add_solution_count(Row& row, std::uint64_t count, bool at_limit) {
    row.shown("solutions", std::to_string(count) + (at_limit ? "+" : ""), static_cast<std::int64_t>(count));
    row.extra("complete", !at_limit);
}

void add_solution_count(Row& row, const Solutions& found) {
    add_solution_count(row, found.count, found.at_limit);
}

void add_solution(Row& row, std::string_view column, const Solutions& found) {
    if (found.first.empty()) {
        row.absent(column);
    } else {
        row.text(column, found.first);
    }
}

}  // namespace rookery
