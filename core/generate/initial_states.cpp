#include "generate/initial_states.hpp"

#include "board/clue_cells.hpp"
#include "generate/full_board.hpp"
#include "generate/masking.hpp"
#include "solve/solve.hpp"

namespace rookery {
namespace {

constexpr std::uint64_t kRoughBudget = 500;  // a board, masked in up to 81 short searches
constexpr std::uint64_t kUniformBudget = 2'000;

}  // namespace

bool MaskedInitialStates::next(SolvedPuzzle& start, Budget& budget, StopToken stop) {
    if (stop.stop_requested() || !budget.spend(uniform_ ? kUniformBudget : kRoughBudget)) return false;
    start.solution = uniform_ ? random_full_board(random_) : rough_full_board(random_);
    start.puzzle = mask_board(start.solution, random_, symmetry_, fewest_);
    return true;
}

bool PatternInitialStates::next(SolvedPuzzle& start, Budget& budget, StopToken stop) {
    if (!search_.next(budget, stop)) return false;
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

GivenInitialState::GivenInitialState(const Grid9& puzzle, Vicinity* reduced_by) : reduced_by_{reduced_by} {
    if (const SolveResult solved = solve(puzzle); solved.unique()) puzzle_ = SolvedPuzzle{puzzle, solved.first};
}

bool GivenInitialState::next(SolvedPuzzle& start, Budget& budget, StopToken stop) {
    if (stop.stop_requested() || budget.exhausted() || !puzzle_) return false;
    start = *puzzle_;
    if (reduced_by_ != nullptr) reduced_by_->reduce(start, budget);
    return true;
}

}  // namespace rookery
