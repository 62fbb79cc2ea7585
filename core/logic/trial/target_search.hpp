// TargetSearch: the candidates of a board that whips, or braids, of a length eliminate. `Search` is Braids or Whips.
//
// Candidates nearest to a contradiction, when all consequences are placed at once, come first: most of them are
// eliminated. The others take most of the time.
#pragma once

#include "logic/trial/assumptions.hpp"
#include "logic/trial/whips.hpp"

namespace rookery::trial {

// No puzzle is known to need longer braids; the limit guarantees that the search ends.
inline constexpr int kMaxLength = 40;

template <class Search>
class TargetSearch {
  public:
    void set_stop(StopToken stop) {
        stop_ = stop;
        search_.set_stop(stop);
    }

    // Calls f(target) for each until it returns true. The board is at rest. Candidates of `solution` (if known) are
    // skipped: they cannot be eliminated.
    template <class F>
    void for_targets(const TrialBoard& board, int length, const Grid9* solution, F f) {
        assumptions_.measure(board, length, Search::kWithGroups ? Basis::singles_and_locked : Basis::singles, solution);
        for (int round = 1; round <= length; ++round) {
            for (int i = 0; i < assumptions_.open().size(); ++i) {
                if (assumptions_.round_of(i) != round) continue;
                if (stop_.stop_requested()) return;
                const int target = assumptions_.open().candidate(i);
                if (search_.exists(board, target, length) && f(target)) return;
            }
        }
    }
    // The chain of the target that f was last called with; valid during that call.
    LinkedChain chain(const TrialBoard& board) const { return search_.chain(board); }

  private:
    StopToken stop_;
    Assumptions assumptions_;
    Search search_;
};

}  // namespace rookery::trial
