// Braids: whether a candidate can be eliminated by a braid, or g-braid, of up to a given length.
//
// A braid of length n with target Z: n - 1 items R1, R2, ... in an order such that each is the only one left of a
// variable once Z and the items before it are placed, and a variable with nothing left then. (With groups, an item may
// be a segment that all candidates left of a variable lie in.) So it is a set of n - 1 single steps that lead from Z to
// a contradiction, and the shortest braid is the least such set. Finding it is a search:
//
// - The bound: placing in each round all that is available needs r rounds to a contradiction, so no set of fewer than r
//   items does. If r is all that may be placed, every round has exactly one item of the set (`one_a_round`).
// - The branching: the items that this run rests on, traced back from the contradiction. A set has one of its available
//   ones, or is found without all of them; then it is looked for among the rest.
// - No set is looked at twice: an item that was tried is forbidden in the branches after it.
// - The trace is a braid itself, often short enough.
//
// Of 5,200 puzzles of the controlled-bias collection all B and gB are as CSP-Rules has them (tests/published/rate).
// Tried and left out: items without which no run reaches a contradiction, placed at once. There are too few of them.
#pragma once

#include <array>

#include "job/stop_token.hpp"
#include "logic/trial/linked_chain.hpp"
#include "logic/trial/propagation.hpp"

namespace rookery::trial {

template <bool kGroups>
class Braids {
  public:
    static constexpr bool kWithGroups = kGroups;
    // A search that is stopped finds nothing.
    void set_stop(StopToken stop) { stop_ = stop; }

    // `target` is an undecided candidate of the board, which is at rest. Length at least 1.
    bool exists(const TrialBoard& board, int target, int length);
    // The braid that exists() has just found there. It is no longer than it has to be if none shorter exists.
    LinkedChain chain(const TrialBoard& board) const;
    // The same by one run only: it may miss some.
    bool exists_at_once(const TrialBoard& board, int target, int length);
    // Whether so many rounds come to a contradiction, if the items of the list are available.
    bool reaches(const TrialBoard& board, const Id* items, int count, int rounds);

  private:
    // Who removed what, and what it rests on.
    struct Trace {
        std::array<Id, kCandidates> remover;
        std::array<Id, kItems> variable;
        int empty = 0;
        void removed(int candidate, int by) { remover[candidate] = static_cast<Id>(by); }
        void found(int item, int of) { variable[item] = static_cast<Id>(of); }
        void emptied(int variable) { empty = variable; }
    };
    // More are never available at once: each is of a variable of its own, or shares it with candidates.
    static constexpr int kMaxList = kItems;
    struct List {
        std::array<Id, kMaxList> items;
        int size = 0;
        void add(int item) { items[size++] = static_cast<Id>(item); }
        void remove(int item);
    };

    bool begin(const TrialBoard& board, int target, TrialBoard& assumed, List& available);
    int run(const TrialBoard& board, const List& available, int rounds);
    void trace_back(const TrialBoard& before, const TrialBoard& after, int begin, const List& available);
    bool search(const TrialBoard& board, List& available, int left, bool one_a_round);
    int find_end(const TrialBoard& board, const List& available);

    StopToken stop_;
    FoundItems found_;  // a stack
    int target_ = 0;
    FoundItems chosen_;  // those of the braid so far, as a stack; once it is found, all its items
    Trace trace_;
    // Of the last run that came to a contradiction:
    ItemSet needed_;  // all items that it rests on
    int needed_count_ = 0;
};

extern template class Braids<false>;
extern template class Braids<true>;

}  // namespace rookery::trial
