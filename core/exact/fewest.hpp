// The fewest clues that strategies alone solve: a search over positions and digits together.
//
// Method: as in clue_search.hpp, but a removed clue may return in any cell. The search draws a few cells with digits
// from those that the closure without the clue leaves open, and takes one of them, or the old clue, with probabilities
// as in thermal equilibrium.
#pragma once

#include <optional>

#include "board/cell_set.hpp"
#include "exact/clue_annealing.hpp"

namespace rookery {

template <int N>
class FewestSearch final : public ClueAnnealing<N> {
  public:
    // Puzzles with `clues` clues; 1..N^4.
    FewestSearch(int clues, StrategySet strategies, Random& random);

  private:
    using Base = ClueAnnealing<N>;
    using Base::cells_, Base::closure_, Base::closures_, Base::distance_, Base::least_distance_, Base::puzzle_,
        Base::random_, Base::temperature_;

    void start_again() override;
    void step() override;

    int clues_;
};

// Clues on a 4x4 pattern that the strategies solve, by trying all digits up to relabelling; nothing: there are none.
std::optional<Grid4> clues_by_trying_all(CellSet pattern, StrategySet strategies);

}  // namespace rookery
