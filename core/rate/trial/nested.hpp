// Nested: ratings of puzzles that T&E(1) does not solve: T&E depth, BxB, BxBB.
//
// T&E(n): a candidate is eliminated if T&E(n - 1) on the board with it ends in a contradiction. BxB: the same one level
// deep, with braids of limited length instead of singles; BxBB: two levels deep.
//
// - A candidate that T&E(n) with all singles does not eliminate is not eliminated by braids of limited length either.
//   So BxB closes boards for the others only. Boards under an assumption are kept, and lose what the outer board loses.
// - Candidates that are placed on an assumption's board at rest have no contradiction either, and are not assumed.
// - The true candidates are known.
//
// Tried and rejected: assuming more and more candidates together while there is no contradiction, so that one board
// clears many (as in SAC-3). On puzzles of depth 3 hardly any two are compatible, and it takes twice as long.
#pragma once

#include <optional>
#include <vector>

#include "rate/trial/braid_closure.hpp"

namespace rookery::trial {

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
