#include "solve/other_solution.hpp"

#include "solve/solver_target.hpp"

namespace rookery {

KnownGrid::KnownGrid(const Grid9& solution) : solution_{solution} {
    ROOKERY_EXPECTS(is_solution(solution));
    kernel().pack_known(solution, words_);
}

OtherSolution KnownGrid::other(const CellSet& clues, const SolveLimits& limits) const {
    return search(clues, -1, limits);
}

OtherSolution KnownGrid::other_at(const CellSet& clues, int cell, const SolveLimits& limits) const {
    ROOKERY_EXPECTS(!clues.contains(cell));
    return search(clues, cell, limits);
}

OtherSolution KnownGrid::search(const CellSet& clues, int cell, SolveLimits limits) const {
    limits.solutions = 1;
    SolveResult result;
    kernel().solve_different({words_, clues.bits().lo(), clues.bits().hi(), cell}, limits, result);

    OtherSolution other;
    other.guesses = result.guesses;
    other.found = result.solutions != 0;
    other.complete = other.found || result.end == SolveEnd::complete;
    if (!other.found) return other;
    other.solution = result.first;
    other.differing = differing_cells(solution_, other.solution);
    return other;
}

bool KnownGrid::needs_each(const CellSet& clues) const {
    bool all = true;
    clues.for_each([&](int cell) { all = all && other_at(clues - CellSet::single(cell), cell).found; });
    return all;
}

void KnownGrid::visit_others(const CellSet& clues, const SolveLimits& limits, SolutionVisitor visit) const {
    SolveResult result;
    kernel().visit_different({words_, clues.bits().lo(), clues.bits().hi(), -1}, limits, visit, result);
}

CellSet KnownGrid::differing_cells(const Grid9& one, const Grid9& other) {
    ROOKERY_EXPECTS(one.is_full() && other.is_full());
    std::uint64_t lo = 0;
    std::uint64_t hi = 0;
    for (int i = 0; i < 64; ++i) lo |= std::uint64_t{one[i] != other[i]} << i;
    for (int i = 64; i < Geometry9::kCells; ++i) hi |= std::uint64_t{one[i] != other[i]} << (i - 64);
    return CellSet::from_words(lo, hi);
}

}  // namespace rookery
