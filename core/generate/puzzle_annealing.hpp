// Annealing from puzzle to neighbour towards a request.
//
// Method: starts from the nearest of some initial states (objective.hpp) and tries neighbours (vicinity.hpp) one after
// another. A neighbour that is no further away is accepted. One that is a few tenths further away is sometimes accepted
// too: each further tenth lowers the probability by a constant factor. How far away it may be is drawn before it is
// evaluated, so most neighbours are dropped long before their rating is known.
//
// A search that gets no nearer for a while starts over from another initial state. Every search finds at most one
// puzzle, so the puzzles are independent, not neighbours of each other.
//
// Alternatives tried: initial states alone (half as many puzzles of ER 9.0 and above), and a distance that also rewards
// paths with many chains, or with an early one (no more puzzles: it saves moves, but costs as much in ratings).
#pragma once

#include <limits>

#include "board/random.hpp"
#include "generate/budget.hpp"
#include "generate/generate.hpp"
#include "generate/initial_states.hpp"
#include "generate/objective.hpp"
#include "generate/vicinity.hpp"
#include "job/stop_token.hpp"

namespace rookery {

struct AnnealingPlan {
    Refill refill = Refill::any;
    int initial_states = 10;          // the nearest of them is taken
    bool start_may_fit = true;        // false: the start itself is not a result
    int moves = 400;                  // from one start
    int max_idle_moves = 100;         // moves in a row without coming nearer
    std::uint32_t temperature = 60;   // percent: how often a neighbour a tenth further away is accepted
    std::uint32_t double_moves = 25;  // percent: how often two orbits are moved at once
};

class PuzzleAnnealing {
  public:
    PuzzleAnnealing(const AnnealingPlan& plan, const Objective& objective, InitialStates& initial_states,
                    Vicinity& vicinity, Random& random);

    // Searches until a puzzle fits. False: the budget ran out, or it was stopped.
    bool find(GeneratedPuzzle& found, Budget& budget, StopToken stop);
    // The distance of the nearest puzzle; kNone: there was none.
    int best() const { return best_; }
    static constexpr int kNone = std::numeric_limits<int>::max();

  private:
    bool begin(Budget& budget, StopToken stop);
    void move(Budget& budget);
    int draw_slack();

    AnnealingPlan plan_;
    const Objective& objective_;
    InitialStates& initial_states_;
    Vicinity& vicinity_;
    Random& random_;

    SolvedPuzzle start_;
    SolvedPuzzle current_;
    SolvedPuzzle next_;
    int distance_ = 0;  // of the current puzzle
    int nearest_ = 0;   // the least since the start
    int best_ = kNone;  // the least overall
    int moves_ = 0;
    int idle_ = 0;  // moves since nearest_ improved
};

}  // namespace rookery
