// EaseMasker: takes clues from a full board until its WNEF is as requested. Masking as "Ease and Toil" has it:
//
//   tuned    a strategy proposes a clue; if the puzzle without it is accepted it is taken, and if not the next strategy
//            is asked. Which ones, depends on the target and on where the WNEF, which begins at 1, stands:
//
//              target   far above it                      near                     below it
//              high     fullest houses, commonest         least fall               }
//              middle   digit, any clue                   nearest to the target    } the clue that brings the WNEF
//              low      rarest digit, greatest fall       the same                 } nearest to it goes back
//
//   random   every clue in random order; each that can go goes: a minimal puzzle
//   clean-up on the target, whatever can still go without leaving it is taken, the clue that stays nearest to it first
//   anneal   some clues are put back and the board is masked again; the outcome is gone on from if it is better, or not
//            much worse, less and less so; the best state of all is the result. On the target it ends.
//
// A clue that was refused is not asked about again before others were put back: with fewer clues it would be refused
// too (the fast test and the limit on guesses could in rare cases think otherwise).
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
    // Never goes below `fewest` clues. `random` must live as long as the masker.
    EaseMasker(const Grid9& solution, const EaseRequest& request, int fewest, Random& random, StopToken stop = {});

    // Masks the full board. False: the target was missed, or the stop flag struck.
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
    // What annealing brings down.
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
