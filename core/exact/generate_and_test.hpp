// Clues on a pattern that strategies alone solve, found the plain way: digits at random, and a look whether the
// strategies solve the puzzle; if not, again from the beginning. That is how the generator of Y. Zama and I. Sasano
// goes, which K. Nishikawa and T. Toda compare theirs with; here it serves to compare clue_search.hpp with.
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
    // True: puzzle() is solved by the strategies. False: the attempts (puzzles begun) ran out, or the stop flag was
    // set; call it again to continue.
    bool next(Budget& attempts, StopToken stop = {});
    const Grid<N>& puzzle() const { return puzzle_; }

  private:
    // Gives every clue cell, in random order, a random digit that no clue before it forbids. False: one has none.
    bool generate();

    Random& random_;
    Closure<N> closure_;
    std::vector<int> cells_;
    Grid<N> puzzle_;
};

}  // namespace rookery
