// Braids: whether a candidate can be eliminated by a braid, or g-braid, of up to a given length.
//
// A braid of length n with target Z has n - 1 items R1, R2, ... in an order such that each is the only one left of a
// variable once Z and the items before it are placed, and after the last item some variable has nothing left. (With
// groups, an item may be a segment that contains all candidates left of a variable.) So it is a set of n - 1 single
// steps that lead from Z to a contradiction, and the shortest braid is the smallest such set. The search for it:
//
// - The bound: if placing all available items in each round takes r rounds to a contradiction, no set of fewer than r
//   items reaches one. If no more than r may be placed, every round has exactly one item of the set (`one_a_round`).
// - The branching: the items that this run depends on, traced back from the contradiction. A set has one of its
//   available ones, or exists without all of them; then the search continues among the rest.
// - No set is examined twice: an item that was tried is forbidden in the branches after it.
// - The trace is a braid itself, often short enough.
//
// For 5,200 puzzles of the controlled-bias collection all B and gB agree with CSP-Rules (tests/published/rate).
// Tried and rejected: placing at once the items without which no run reaches a contradiction. They are too few.
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
    // A stopped search finds nothing.
    void set_stop(StopToken stop) { stop_ = stop; }

    // `target` is an undecided candidate of the board, which is at rest. Length at least 1.
    bool exists(const TrialBoard& board, int target, int length);
    // The braid that exists() has just found there. It is as short as possible if no shorter one exists.
    LinkedChain chain(const TrialBoard& board) const;
    // The same with a single run, which may miss some.
    bool exists_at_once(const TrialBoard& board, int target, int length);
    // Whether that many rounds lead to a contradiction if the items of the list are available.
    bool reaches(const TrialBoard& board, const Id* items, int count, int rounds);

  private:
    // Which item removed which candidate, and the variable of each item found.
    struct Trace {
        std::array<Id, kCandidates> remover;
        std::array<Id, kItems> variable;
        int empty = 0;
        void removed(int candidate, int by) { remover[candidate] = static_cast<Id>(by); }
        void found(int item, int of) { variable[item] = static_cast<Id>(of); }
        void emptied(int variable) { empty = variable; }
    };
    // An upper bound: each available item has a variable of its own, or shares it with candidates.
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
    FoundItems chosen_;  // items of the braid so far, as a stack; once it is found, all its items
    Trace trace_;
    // For the last run that led to a contradiction:
    ItemSet needed_;  // all items that it depends on
    int needed_count_ = 0;
};

extern template class Braids<false>;
extern template class Braids<true>;

}  // namespace rookery::trial
