// A board in progress, checked against the puzzle's solution: where steps can be looked for, and what is wrong on it.
#pragma once

#include <optional>
#include <vector>

#include "board/grid.hpp"
#include "job/stop_token.hpp"
#include "logic/state/state.hpp"
#include "rate/rate.hpp"

namespace rookery {

// A puzzle given by digits or by candidates.
struct GivenPuzzle {
    Grid9 givens{};  // if given by candidates: the cells with one candidate
    std::optional<Candidates9> candidates;
};

// The current state of the board.
struct TypedBoard {
    std::optional<Grid9> values;            // the digits on it, givens included
    std::optional<Candidates9> candidates;  // those still open; only those of empty cells matter
    bool is_given() const { return values || candidates; }
};

// Where a path continues.
struct PathStart {
    // `rated`: there is one solution and something left to do, so steps can be looked for unless `wrong` has cells.
    RatingStatus status = RatingStatus::rated;
    Grid9 values{};  // the digits on the board
    State state;
    Grid9 solution{};        // if it is the only one
    std::vector<int> wrong;  // cells whose digit differs from the solution, or whose candidates lack its digit
    bool has_steps() const { return status == RatingStatus::rated && wrong.empty(); }
};

// Solves the puzzle first. Without exactly one solution there is nothing to explain, since uniqueness techniques would
// mislead, and the solution is needed to check the board. `stop` may be null.
PathStart start_from(const GivenPuzzle& puzzle, const TypedBoard& board, StopToken stop);

// A board of HoDoKu's library shows a step, and need not have one solution. `placed` are digits in addition to the
// givens, and `candidates` those left; without them, none has been removed.
PathStart start_on_library_board(const Grid9& givens, const Grid9& placed,
                                 const std::optional<Candidates9>& candidates);

}  // namespace rookery
