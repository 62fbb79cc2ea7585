// Annealing from puzzle to neighbour towards what is asked.
//
// Method: of some starts the one nearest to the wishes (wishes.hpp) is taken, and neighbours of it (vicinity.hpp) are
// tried one after the other. A neighbour that is not further away is taken; one that is further away by some tenths is
// taken too now and then, each tenth costing a factor in probability. How far it may be away is drawn before it is
// judged, so that most are dropped long before their rating is known.
//
// A search that comes no nearer for a while is given up for another start. Every search gives at most one puzzle: so
// the puzzles are independent of each other, not neighbours.
//
// Tried against this: starts alone (half as many puzzles of ER 9.0 and above), and a distance that also rewards paths
// with many chains, or with an early one (as many puzzles: what it saves in moves it costs in ratings).
#pragma once

#include <limits>

#include "board/random.hpp"
#include "generate/effort.hpp"
#include "generate/generate.hpp"
#include "generate/starts.hpp"
#include "generate/vicinity.hpp"
#include "generate/wishes.hpp"
#include "job/stop_token.hpp"

namespace rookery {

struct ClimbPlan {
    Refill refill = Refill::any;
    int starts = 10;                  // of which the nearest is taken
    bool start_may_fit = true;        // else it is not what is searched for
    int moves = 400;                  // from one start
    int patience = 100;               // of them, without coming nearer
    std::uint32_t heat = 60;          // percent: how often a neighbour a tenth further away is taken
    std::uint32_t double_moves = 25;  // percent: two orbits are moved at once
};

class Climb {
  public:
    Climb(const ClimbPlan& plan, const Judge& judge, Starts& starts, Vicinity& vicinity, Random& random);

    // Searches until a puzzle fits. False: the effort ran out, or the stop flag struck.
    bool find(GeneratedPuzzle& found, Effort& effort, StopToken stop);
    // How far from what is asked the nearest puzzle was; kFar: there was none.
    int best() const { return best_; }
    static constexpr int kFar = std::numeric_limits<int>::max();

  private:
    bool begin(Effort& effort, StopToken stop);
    void move(Effort& effort);
    int draw_slack();

    ClimbPlan plan_;
    const Judge& judge_;
    Starts& starts_;
    Vicinity& vicinity_;
    Random& random_;

    SolvedPuzzle start_;
    SolvedPuzzle current_;
    SolvedPuzzle next_;
    int distance_ = 0;  // of the current puzzle
    int nearest_ = 0;   // the least since the start
    int best_ = kFar;   // the least of all
    int moves_ = 0;
    int idle_ = 0;  // moves since that
};

}  // namespace rookery
