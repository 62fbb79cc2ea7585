// Nested: ratings of puzzles that T&E(1) does not solve: T&E depth, BxB, BxBB.
//
// T&E(n): a candidate is eliminated if T&E(n - 1) on the board with it ends in a contradiction. BxB: the same one level
// deep, with braids of limited length instead of singles; BxBB: two levels deep.
//
// - A candidate that T&E(n) with all singles does not eliminate is not eliminated by braids of limited length either.
//   So BxB only closes the boards of the others. Boards under an assumption are kept, and lose what the outer board
//   loses.
// - Candidates that are placed on an assumption's board at rest have no contradiction either, and are not assumed.
// - The true candidates are known from the solution, and are not assumed.
//
// Tried and rejected: assuming more and more candidates together while there is no contradiction, so that one board
// clears many (as in SAC-3). On puzzles of depth 3 hardly any two are compatible, and it takes twice as long.
#pragma once

#include <optional>
#include <vector>

#include "logic/trial/target_search.hpp"

namespace rookery::trial {

// BraidClosure: eliminates by braids of up to a given length until none is left; and B, the least length that solves.
//
// Braids are confluent: the result does not depend on the order. So braids found in a single run eliminate most
// candidates, and the full search is only for the rest: in a puzzle with B = n, for those that braids of length up to
// n-1 leave. Candidates known to be true are skipped.
enum class ClosureEnd : std::uint8_t {
    rest,           // nothing is left to eliminate; the board may be solved
    contradiction,  // a variable has no candidate left
    stopped,
};

template <bool kGroups>
class BraidClosure {
  public:
    void set_stop(StopToken stop) {
        stop_ = stop;
        braids_.set_stop(stop);
    }
    // The board is at rest before and after. `solution`: its only one, or null if it may have none or several.
    ClosureEnd close(TrialBoard& board, int length, const Grid9* solution);
    // The same with braids that are found at once: it may miss some of length 3 or more.
    ClosureEnd close_at_once(TrialBoard& board, int length, const Grid9* solution);
    // B, or gB: the least length that solves the board; 0 if it is solved, empty if no length does or it was stopped.
    std::optional<int> rate(TrialBoard board, const Grid9& solution);

  private:
    void measure(const TrialBoard& board, int length, const Grid9* solution);
    int find_target(const TrialBoard& board, int length);

    StopToken stop_;
    Assumptions assumptions_;
    Braids<kGroups> braids_;
    std::array<TrialBoard, kMaxLength> left_;  // by length: the board after the braids found at once
};

extern template class BraidClosure<false>;
extern template class BraidClosure<true>;

class Nested {
  public:
    void set_stop(StopToken stop) {
        stop_ = stop;
        braids_.set_stop(stop);
    }
    // Up to `deepest`, 1 or 2; one more if T&E(deepest) does not solve it. (All known puzzles have at most 3, so 3 is
    // not tried.) Empty: it was stopped. In all functions `board` is at rest and `solution` is its only one.
    std::optional<int> depth(TrialBoard board, const Grid9& solution, int deepest);
    // For a puzzle of depth 2: the least length with which T&E(1) over braids solves it.
    std::optional<int> bxb(TrialBoard board, const Grid9& solution);
    // For a puzzle of depth 3: the same with T&E(2).
    std::optional<int> bxbb(TrialBoard board, const Grid9& solution);

  private:
    enum class Search : std::uint8_t { at_once, full };
    struct Branch {
        TrialBoard board;
        bool is_made = false;
        bool is_possible = false;  // T&E(1) finds no contradiction on the current board
    };
    using Branches = std::vector<Branch>;  // by candidate

    static void clear(Branches& branches);
    bool enter(Branch& branch, const TrialBoard& board, int candidate);
    ClosureEnd close_depth_2(TrialBoard& board, const Grid9& solution);
    ClosureEnd close_bxb(TrialBoard& board, Branches& branches, int length, Search search, const Grid9* solution);
    ClosureEnd try_branch(const TrialBoard& board, Branch& branch, int candidate, int length, Search search);
    ClosureEnd close_bxbb(TrialBoard& board, Branches& branches, int length, const Grid9& solution);
    ClosureEnd close_inner(TrialBoard& board, int length);

    StopToken stop_;
    Assumptions assumptions_;
    BraidClosure<false> braids_;
    FoundItems found_;
    Branches branches_;
    Branches branches_before_;                 // as they were at length - 1
    std::array<TrialBoard, kMaxLength> left_;  // by length
};

}  // namespace rookery::trial
