// The fewest clues that strategies alone solve: a search over positions and digits together.
//
// Method: as annealing.hpp, but that a clue that is taken away may come back in any cell: a few cells with digits are
// drawn from what the closure without the clue has left open, and one of them, or the clue as it was, is taken with
// probabilities as in thermal equilibrium.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "board/cell_set.hpp"
#include "board/grid.hpp"
#include "board/random.hpp"
#include "exact/closure.hpp"
#include "generate/effort.hpp"
#include "job/stop_token.hpp"

namespace rookery {

template <int N>
class FewestSearch {
  public:
    // Puzzles with so many clues; 1..N^4.
    FewestSearch(int clues, StrategySet strategies, Random& random);
    // True: puzzle() is solved by the strategies. False: the attempts (closures computed, begun ones too) ran out, or
    // the stop flag struck; it can be called again to go on.
    bool next(Effort& attempts, StopToken stop = {});
    const Grid<N>& puzzle() const { return puzzle_; }
    int least_distance() const { return least_distance_; }  // the nearest that any puzzle came (closure.hpp)

  private:
    // Both return true if the puzzle is solved.
    bool start_again();
    bool step();

    Random& random_;
    Closure<N> closure_;
    std::vector<int> cells_;  // of the clues, and then the others
    int clues_;
    Grid<N> puzzle_;
    int distance_ = Closure<N>::kContradiction;  // of puzzle_
    int least_distance_ = Closure<N>::kContradiction;
    int steps_left_ = 0;          // until it starts again from another board
    double heat_ = 0;             // the temperature, in distances
    std::uint64_t closures_ = 0;  // computed in the step at hand
};

// Clues on a 4x4 pattern that the strategies solve, by trying all digits up to relabelling; nothing: there are none.
std::optional<Grid4> clues_by_trying_all(CellSet pattern, StrategySet strategies);

}  // namespace rookery
