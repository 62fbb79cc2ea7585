// EaseMasker: removes clues from a full board until its WNEF is as requested, as described in "Ease and Toil":
//
//   tuned    A strategy proposes a clue. If the puzzle without it is accepted, the clue is removed; otherwise the next
//            strategy proposes one. The strategies depend on the target and on the current WNEF, which starts at 1:
//
//              target   far above it                      near                     below it
//              high     fullest houses, commonest         least fall               }
//              middle   digit, any clue                   nearest to the target    } puts back the clue that brings
//              low      rarest digit, greatest fall       the same                 } the WNEF nearest to it
//
//   random   Tries every clue in random order and removes each that can be removed: a minimal puzzle.
//   clean-up On the target, removes every clue whose removal stays on it, the nearest first.
//   anneal   Puts some clues back and masks the board again. Continues from the outcome if it is better, or not much
//            worse, with a shrinking tolerance. The best state of all is the result. Ends on the target.
//
// A rejected clue is not tried again until others are put back: with fewer clues it would be rejected too. (In rare
// cases the fast test and the limit on guesses could decide otherwise.)
#pragma once

#include "board/cell_set.hpp"
#include "board/random.hpp"
#include "generate/ease/ease_request.hpp"
#include "generate/ease/masked_board.hpp"
#include "job/stop_token.hpp"
#include "solve/other_solution.hpp"

namespace rookery {

// Strategies of "Ease and Toil": each looks at a board and proposes a clue to remove.
//
// The paper leaves the set open ("perhaps it is in a cluster that has a lot of other filled cells in it, or its value
// is one that is currently very common"). The WNEF that each one reaches when it alone masks a board down to a minimal
// puzzle (means of 300 boards, exponential weights; random order gives 0.190):
//
//   greatest fall    0.165     rarest digit      0.160     fullest houses   0.179
//   least fall       0.226     commonest digit   0.199
//
// So the rarest digit, not the greatest fall, leads to the lowest WNEF: a digit with no clue left is a choice in every
// empty cell.

// A clue of `open`, which must not be empty; ties are broken at random. `target` is a WNEF.
using MaskStrategy = int (*)(const MaskedBoard& board, CellSet open, double target, Random& random);

int any_clue(const MaskedBoard& board, CellSet open, double target, Random& random);
// A clue whose row, column and box have the most clues in total.
int clue_in_fullest_houses(const MaskedBoard& board, CellSet open, double target, Random& random);
// A clue of the digit with the most, or the fewest, clues.
int clue_of_commonest_digit(const MaskedBoard& board, CellSet open, double target, Random& random);
int clue_of_rarest_digit(const MaskedBoard& board, CellSet open, double target, Random& random);
// The clue whose removal lowers the WNEF most, or least (or raises it), or brings it nearest to the target.
int clue_of_greatest_fall(const MaskedBoard& board, CellSet open, double target, Random& random);
int clue_of_least_fall(const MaskedBoard& board, CellSet open, double target, Random& random);
int clue_nearest_to_target(const MaskedBoard& board, CellSet open, double target, Random& random);

// The empty cell whose clue, put back, brings the WNEF nearest to the target; -1 if there is none in `cells`.
int empty_cell_nearest_to_target(const MaskedBoard& board, CellSet cells, double target, Random& random);

// The three tests of "Ease and Toil" for "does this puzzle have one solution?", where one solution is known.
//
//   fast     Naked and hidden singles fill the board: then there is no other solution. Otherwise the puzzle is
//            rejected, although it may have one solution.
//   slow     Exact: searches for a solution other than the known one.
//   hybrid   Fast first; if that fails, the search with a limit on guesses. A puzzle is accepted only if the search
//            was complete, so never with several solutions. One that needs more guesses is rejected.
//
// The paper introduced the hybrid test for speed, which is no longer a reason. Among a million puzzles on the verge of
// uniqueness, the fast test accepts 85 % of the ones with one solution, the hybrid test 98.8 % and the slow test all of
// them. The slow test is also the fastest.
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

class EaseMasker {
  public:
    // Never goes below `fewest` clues. `random` must outlive the masker.
    EaseMasker(const Grid9& solution, const EaseRequest& request, int fewest, Random& random, StopToken stop = {});

    // Masks the full board. False: it missed the target, or was stopped.
    bool run();
    const MaskedBoard& board() const { return board_; }

  private:
    void mask(CellSet open);
    void mask_tuned(CellSet open);
    void mask_at_random(CellSet open);
    void clean_up();
    void anneal();
    bool take_one(CellSet& open);
    bool try_to_take(int cell);
    bool put_one_back(CellSet& open);
    void put_some_back();
    double target() const { return request_.target.value_or(0); }
    // The distance from the target, which annealing reduces.
    double miss() const;
    bool stopped() const { return stop_.stop_requested(); }

    EaseRequest request_;
    int fewest_;
    Random& random_;
    StopToken stop_;
    UniquenessCheck check_;
    MaskedBoard board_;
};

}  // namespace rookery
