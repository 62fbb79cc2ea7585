// Nested: ratings of puzzles that T&E(1) does not solve: T&E depth, BxB, BxBB.
//
// T&E(n): a candidate is eliminated if T&E(n - 1) on the board with it comes to a contradiction. BxB: the same one
// level deep, over braids of up to a length in place of singles; BxBB: two levels deep.
//
// - A candidate that T&E(n) on all singles does not eliminate, no braids of limited length do: so BxB closes boards for
//   the others only. Boards under an assumption are kept, and lose what the outer board loses.
// - Whatever an assumption's board has placed at rest has no contradiction either, and is not assumed.
// - The true candidates are known.
//
// Tried and left out: assuming more and more candidates together while there is no contradiction, so that one board
// vouches for many (as in SAC-3): on puzzles of depth 3 hardly any two go together, and it takes twice as long.
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
    // Up to `deepest`, 1 or 2; one more if T&E(deepest) does not solve. (All puzzles known have at most 3, so 3 is not
    // tried.) Nothing: it was stopped. Here and below `board` is at rest and `solution` its only one.
    std::optional<int> depth(TrialBoard board, const Grid9& solution, int deepest);
    // Of a puzzle of depth 2: the least length with which T&E(1) over braids solves.
    std::optional<int> bxb(TrialBoard board, const Grid9& solution);
    // Of a puzzle of depth 3: the same of T&E(2).
    std::optional<int> bxbb(TrialBoard board, const Grid9& solution);

  private:
    enum class Search : std::uint8_t { at_once, full };
    struct Branch {
        TrialBoard board;
        bool is_made = false;
        bool is_possible = false;  // T&E(1) finds no contradiction on the present board
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
    Branches branches_before_;                 // as they were with length - 1
    std::array<TrialBoard, kMaxLength> left_;  // by length
};

}  // namespace rookery::trial
