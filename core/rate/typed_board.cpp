#include "rate/typed_board.hpp"

#include <algorithm>

#include "solve/solve.hpp"

namespace rookery {
namespace {

// The digits from which to continue. A puzzle given by candidates has none unless the board has them.
Grid9 values_of(const GivenPuzzle& puzzle, const TypedBoard& board) {
    return board.values.value_or(puzzle.candidates ? Grid9{} : puzzle.givens);
}

State state_of(const GivenPuzzle& puzzle, const Grid9& values, const TypedBoard& board) {
    Candidates9 open{};
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        const DigitSet puzzles_own = puzzle.candidates ? (*puzzle.candidates)[cell] : all_digits(9);
        const DigitSet boards_own = board.candidates ? (*board.candidates)[cell] : all_digits(9);
        open[cell] = static_cast<DigitSet>(boards_own & puzzles_own);
    }
    return State(values, open);
}

CellSet filled_cells(const Grid9& grid) {
    CellSet filled;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (grid[cell] != 0) filled.add(cell);
    }
    return filled;
}

// The cells where the board contradicts the solution. A candidate removed by a wrong digit nearby does not count.
std::vector<int> wrong_cells(const Grid9& values, const State& state, const Grid9& solution) {
    std::vector<int> wrong;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        const Digit wanted = solution[cell];
        if (values[cell] == wanted || (values[cell] == 0 && state.has(cell, wanted))) continue;
        const auto& peers = Geometry9::kPeerCells[static_cast<std::size_t>(cell)];
        const bool taken = std::any_of(peers.begin(), peers.end(), [&](int peer) { return values[peer] == wanted; });
        if (values[cell] == 0 && taken) continue;
        wrong.push_back(cell);
    }
    return wrong;
}

}  // namespace

PathStart start_on_library_board(const Grid9& givens, const Grid9& placed,
                                 const std::optional<Candidates9>& candidates) {
    PathStart start;
    start.values = givens;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (givens[cell] == 0) start.values[cell] = placed[cell];
    }
    start.state = candidates ? State(start.values, *candidates) : State(start.values);
    start.state.set_givens(filled_cells(givens));
    if (start.values.is_full()) start.status = RatingStatus::already_solved;
    return start;
}

PathStart start_from(const GivenPuzzle& puzzle, const TypedBoard& board, StopToken stop) {
    PathStart start;
    SolveLimits limits;
    limits.stop = stop;
    const SolveResult found = puzzle.candidates ? solve(*puzzle.candidates, limits) : solve(puzzle.givens, limits);
    if (found.end == SolveEnd::stopped) {
        start.status = RatingStatus::stopped;
    } else if (found.solutions != 1) {
        start.status = found.solutions == 0 ? RatingStatus::no_solution : RatingStatus::several_solutions;
    } else {
        const Grid9 values = values_of(puzzle, board);
        start.values = values;
        start.solution = found.first;
        start.state = state_of(puzzle, values, board);
        start.state.set_givens(filled_cells(puzzle.givens));
        start.wrong = wrong_cells(values, start.state, found.first);
        // A puzzle given by candidates that leave no choice counts as solved too.
        const bool certain = puzzle.candidates && !board.is_given() && puzzle.givens.is_full();
        if (values.is_full() || certain) start.status = RatingStatus::already_solved;
    }
    return start;
}

}  // namespace rookery
