// The three tests of "Ease and Toil" for "does this puzzle have one solution?", where one solution is known.
//
//   fast     Naked and hidden singles fill the board: then there is no other solution. Otherwise the puzzle is
//            rejected, although it may have one solution.
//   slow     Exact: searches for a solution other than the known one.
//   hybrid   Fast first; if that fails, the search with a limit on guesses. A puzzle is accepted only if the search
//            was complete, so never with several solutions. One that needs more guesses is rejected.
//
// The paper introduced the hybrid test for speed, which is no longer a reason. Of a million puzzles on the verge of
// uniqueness the fast test accepts 85 % of those with one solution, the hybrid test 98.8 % and the slow test all of
// them, and the slow test is the fastest.
#pragma once

#include "board/cell_set.hpp"
#include "generate/ease/ease_request.hpp"
#include "job/stop_token.hpp"
#include "solve/other_solution.hpp"

namespace rookery {

class UniquenessCheck {
  public:
    // `guesses`: the limit of the hybrid test.
    UniquenessCheck(const Grid9& solution, UniquenessTest test, int guesses, StopToken stop = {});

    // Tests the puzzle with these clues of the solution. Also false if stopped.
    bool accepts(CellSet clues) const;

  private:
    bool filled_by_singles(CellSet clues) const;

    KnownGrid known_;
    UniquenessTest test_;
    SolveLimits limits_;
};

}  // namespace rookery
