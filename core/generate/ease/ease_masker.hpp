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
#include "generate/ease/uniqueness.hpp"
#include "job/stop_token.hpp"

namespace rookery {

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
