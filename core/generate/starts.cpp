#include "generate/starts.hpp"

#include "board/clue_cells.hpp"
#include "generate/full_board.hpp"
#include "generate/masking.hpp"
#include "solve/solve.hpp"

namespace rookery {
namespace {

constexpr std::uint64_t kRoughEffort = 500;  // a board, masked in up to 81 short searches
constexpr std::uint64_t kUniformEffort = 2'000;

}  // namespace

bool MaskedStarts::next(SolvedPuzzle& start, Effort& effort, StopToken stop) {
    if (stop.stop_requested() || !effort.spend(uniform_ ? kUniformEffort : kRoughEffort)) return false;
    start.solution = uniform_ ? random_full_board(random_) : rough_full_board(random_);
    start.puzzle = mask_board(start.solution, random_, symmetry_, fewest_);
    return true;
}

bool PatternStarts::next(SolvedPuzzle& start, Effort& effort, StopToken stop) {
    if (!search_.next(effort, stop)) return false;
    start.puzzle = search_.puzzle();
    start.solution = search_.solution();
    return true;
}

Grid9 whole_orbits(const Grid9& puzzle, PatternSymmetry symmetry) {
    const CellSet clues = clue_cells(puzzle);
    Grid9 whole = puzzle;
    clues.for_each([&](int cell) {
        if (!(orbit_of(cell, symmetry) - clues).empty()) whole[cell] = 0;
    });
    return whole;
}

GivenStart::GivenStart(const Grid9& puzzle, Vicinity* reduced_by) : reduced_by_{reduced_by} {
    if (const SolveResult solved = solve(puzzle); solved.unique()) puzzle_ = SolvedPuzzle{puzzle, solved.first};
}

bool GivenStart::next(SolvedPuzzle& start, Effort& effort, StopToken stop) {
    if (stop.stop_requested() || effort.exhausted() || !puzzle_) return false;
    start = *puzzle_;
    if (reduced_by_ != nullptr) reduced_by_->reduce(start, effort);
    return true;
}

}  // namespace rookery
