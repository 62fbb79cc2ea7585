// Whips: whether a candidate can be eliminated by a whip, or g-whip, of up to a given length.
//
// A whip is a braid (braids.hpp) that is a chain: each of its variables has a left-linking candidate, linked to the
// item just before it (the first: to the target). A left-linking candidate is used once in a whip; without that rule 81
// of 5,200 W are lower than CSP-Rules' ratings, with it only 15. Following singles in an arbitrary order does not find
// all whips of a board, so here the order is part of the search. The bound is that of braids: without a braid there is
// no whip.
#pragma once

#include <array>

#include "logic/trial/braids.hpp"

namespace rookery::trial {

template <bool kGroups>
class Whips {
  public:
    static constexpr bool kWithGroups = kGroups;
    // A stopped search finds nothing.
    void set_stop(StopToken stop) {
        stop_ = stop;
        braids_.set_stop(stop);
    }
    // Like those of Braids.
    bool exists(const TrialBoard& board, int target, int length);
    LinkedChain chain(const TrialBoard& board) const;

  private:
    struct List {
        std::array<Id, kItems> items;
        int size = 0;
        void add(int item) { items[size++] = static_cast<Id>(item); }
    };
    bool search(const TrialBoard& board, const List& available, int last, int left);
    void find_left_links(const TrialBoard& board, int item, int last, List& links) const;
    void add_left_links(int variable, unsigned lost, int last, List& links) const;

    StopToken stop_;
    Braids<kGroups> braids_;
    FoundItems found_;                    // a stack
    const TrialBoard* before_ = nullptr;  // the board after placing the target
    int target_ = 0;
    // For the whip so far:
    ItemSet left_linking_;
    std::vector<WhipItem> chosen_;
};

extern template class Whips<false>;
extern template class Whips<true>;

}  // namespace rookery::trial
