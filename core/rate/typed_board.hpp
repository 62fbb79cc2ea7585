// A board that somebody is working on, beside the puzzle's solution: from where steps can be looked for, and what on it
// is wrong.
#pragma once

#include <optional>
#include <vector>

#include "board/grid.hpp"
#include "job/stop_token.hpp"
#include "logic/state/state.hpp"
#include "rate/rate.hpp"

namespace rookery {

// A puzzle of given digits, or one of candidates.
struct GivenPuzzle {
    Grid9 givens{};  // of a puzzle of candidates: the cells with one candidate
    std::optional<Candidates9> candidates;
};

// The board as somebody has it now.
struct TypedBoard {
    std::optional<Grid9> values;            // the digits that stand on it, givens included
    std::optional<Candidates9> candidates;  // those still open; only those of empty cells matter
    bool is_given() const { return values || candidates; }
};

// Where a path goes on from.
struct PathStart {
    // `rated`: there is one solution and something left to do, so steps can be looked for unless `wrong` has cells.
    RatingStatus status = RatingStatus::rated;
    Grid9 values{};  // that stand on the board
    State state;
    Grid9 solution{};        // if there is one alone
    std::vector<int> wrong;  // cells with another digit than the solution's, or whose candidates lack it
    bool has_steps() const { return status == RatingStatus::rated && wrong.empty(); }
};

// Solves the puzzle first: without exactly one solution there is nothing to explain, for uniqueness techniques would
// mislead; and against the solution the board is checked. `stop` may be null.
PathStart start_from(const GivenPuzzle& puzzle, const TypedBoard& board, StopToken stop);

// A board of HoDoKu's library shows a step, and need not have one solution: `placed` are digits beside the givens, and
// `candidates` those left, of all cells if they are not said.
PathStart start_on_library_board(const Grid9& givens, const Grid9& placed,
                                 const std::optional<Candidates9>& candidates);

}  // namespace rookery
