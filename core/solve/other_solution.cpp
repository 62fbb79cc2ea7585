#include "solve/other_solution.hpp"

#include "solve/target.hpp"

namespace rookery {

KnownGrid::KnownGrid(const Grid9& solution) : solution_{solution} {
    kernel().pack_known(solution, words_);
}

OtherSolution KnownGrid::other(const CellSet& clues, const SolveLimits& limits) const {
    return search(clues, -1, limits);
}

OtherSolution KnownGrid::other_at(const CellSet& clues, int cell, const SolveLimits& limits) const {
    return search(clues, cell, limits);
}

OtherSolution KnownGrid::search(const CellSet& clues, int cell, SolveLimits limits) const {
    limits.solutions = 1;
    SolveResult result;
    kernel().solve_beside({words_, clues.bits().lo(), clues.bits().hi(), cell}, limits, result);

    OtherSolution other;
    other.guesses = result.guesses;
    other.found = result.solutions != 0;
    other.complete = other.found || result.end == SolveEnd::complete;
    if (!other.found) return other;
    other.solution = result.first;
    for (int i = 0; i < Geometry9::kCells; ++i) {
        if (other.solution[i] != solution_[i]) other.differing.add(i);
    }
    return other;
}

}  // namespace rookery
