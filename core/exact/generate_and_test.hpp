// Clues on a pattern that strategies alone solve, found the plain way: digits at random, then a test whether the
// strategies solve the puzzle; if not, start again. The generator of Y. Zama and I. Sasano works like this, and K.
// Nishikawa and T. Toda compare theirs with it; here it serves to compare with clue_search.hpp.
#pragma once

#include <vector>

#include "board/cell_set.hpp"
#include "board/grid.hpp"
#include "board/random.hpp"
#include "exact/closure.hpp"
#include "generate/budget.hpp"
#include "job/stop_token.hpp"

namespace rookery {

template <int N>
class GenerateAndTest {
  public:
    GenerateAndTest(CellSet pattern, StrategySet strategies, Random& random);
    // True: the strategies solve puzzle(). False: the attempts (puzzles begun) ran out, or the stop flag was set; call
    // again to continue.
    bool next(Budget& attempts, StopToken stop = {});
    const Grid<N>& puzzle() const { return puzzle_; }

  private:
    // Gives every clue cell, in random order, a random digit that no earlier clue excludes. False: a cell has none.
    bool generate();

    Random& random_;
    Closure<N> closure_;
    std::vector<int> cells_;
    Grid<N> puzzle_;
};

}  // namespace rookery
