// WhipRating: W and gW, the least length of whips that solve a puzzle.
//
// Whips are not confluent: an elimination can remove a left-linking candidate, and with it the only short whip. So W
// depends on the order in which they are applied. Here: the shortest first, one elimination at a time, and after each
// of them again from length 1. Of the orders tried, it differs least from CSP-Rules' ratings: in 15 W and 13 gW of
// 5,200, all of them one lower here. (All of one length on the same board, then from length 1: 17. Each length to its
// end before the next, all on the same board: 18; each as it is found: 16.)
#pragma once

#include <optional>

#include "logic/trial/target_search.hpp"

namespace rookery::trial {

template <bool kGroups>
class WhipRating {
  public:
    void set_stop(StopToken stop) {
        stop_ = stop;
        targets_.set_stop(stop);
    }
    // Like BraidClosure::rate().
    std::optional<int> rate(TrialBoard board, const Grid9& solution);

  private:
    StopToken stop_;
    TargetSearch<Whips<kGroups>> targets_;
};

extern template class WhipRating<false>;
extern template class WhipRating<true>;

}  // namespace rookery::trial
