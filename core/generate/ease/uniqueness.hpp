// The three tests of "Ease and Toil" for "has this puzzle one solution?", where one solution is known.
//
//   fast     naked and hidden singles fill the board: then there is no other solution. If they do not, the puzzle is
//            rejected, although it may have one solution.
//   slow     exact: the search for a solution other than the known one comes back without.
//   hybrid   fast first; where it fails, the search, with a limit on guesses. A puzzle is accepted only if the search
//            was complete, so none with several solutions ever is; one that needs more guesses is rejected.
//
// The document's reason for the hybrid, speed, is gone: of a million puzzles on the verge of uniqueness the fast test
// accepts 85 % of those with one solution, the hybrid 98.8 %, the slow all of them, and the slow one is the fastest.
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

    // The puzzle of these clues of the solution. False too when the stop flag struck.
    bool accepts(CellSet clues) const;

  private:
    bool filled_by_singles(CellSet clues) const;

    KnownGrid known_;
    UniquenessTest test_;
    SolveLimits limits_;
};

}  // namespace rookery
