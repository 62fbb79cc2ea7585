// Annealing from puzzle to neighbour towards what is asked.
//
// Method: of some initial states the one nearest to the constraints (objective.hpp) is taken, and neighbours of it
// (vicinity.hpp) are tried one after the other. A neighbour that is not further away is taken; one that is further away
// by some tenths is taken too now and then, each tenth costing a factor in probability. How far it may be away is drawn
// before it is evaluated, so that most are dropped long before their rating is known.
//
// A search that comes no nearer for a while is given up for another initial state. Every search gives at most one
// puzzle: so the puzzles are independent of each other, not neighbours.
//
// Tried against this: initial states alone (half as many puzzles of ER 9.0 and above), and a distance that also rewards
// paths with many chains, or with an early one (as many puzzles: what it saves in moves it costs in ratings).
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
    int initial_states = 10;          // of which the nearest is taken
    bool start_may_fit = true;        // else it is not what is searched for
    int moves = 400;                  // from one start
    int max_idle_moves = 100;         // of them, without coming nearer
    std::uint32_t temperature = 60;   // percent: how often a neighbour a tenth further away is taken
    std::uint32_t double_moves = 25;  // percent: two orbits are moved at once
};

class PuzzleAnnealing {
  public:
    PuzzleAnnealing(const AnnealingPlan& plan, const Objective& objective, InitialStates& initial_states,
                    Vicinity& vicinity, Random& random);

    // Searches until a puzzle fits. False: the budget ran out, or the stop flag struck.
    bool find(GeneratedPuzzle& found, Budget& budget, StopToken stop);
    // How far from what is asked the nearest puzzle was; kNone: there was none.
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
    int best_ = kNone;  // the least of all
    int moves_ = 0;
    int idle_ = 0;  // moves since that
};

}  // namespace rookery
