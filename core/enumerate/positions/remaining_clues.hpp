// The end of the search: all sets of its list are hit, and the solver decides. As the grid is known, it only looks for
// another solution.
//
// If clues are left, GridChecker tries every way to place them. Here the solver first checks what is open. If the
// solution is the only one, every way gives a puzzle (but not a minimal one). If not, the difference from the other
// solution is another unavoidable set, which the remaining clues must hit; and so on with each set found. The latest of
// these sets are kept, so that the same one is seldom found again.
#pragma once

#include <cstdint>
#include <vector>

#include "enumerate/enumerate.hpp"
#include "enumerate/positions/position_plan.hpp"
#include "enumerate/positions/thinning.hpp"
#include "job/stop_token.hpp"

namespace rookery::positions {

class RemainingClues {
  public:
    // `thinning`: null, or the nodes of the tree to visit; then it receives the puzzles instead of the visitor.
    RemainingClues(const Plan& plan, PuzzleVisitor& visitor, StopToken stop, EnumerationCounters& counters,
                   Thinning* thinning = nullptr)
        : plan_{plan}, visitor_{visitor}, stop_{stop}, counters_{counters}, thinning_{thinning} {}

    // Visits the puzzles with clues at `placed` and `left` more below position `below`. False: end the search, for the
    // reason in end().
    bool place(const PositionSet& placed, int left, int below);
    EnumerationEnd end() const { return end_; }

  private:
    bool place_one(const PositionSet& placed, int left, const Range& range, const PositionSet& wanted);
    bool report(const PositionSet& placed, int left, int below);
    bool report_one(const PositionSet& placed);
    bool report_many(std::uint64_t puzzles, int left);
    void keep(const PositionSet& set);
    bool end_with(EnumerationEnd end) {
        end_ = end;
        return false;
    }

    const Plan& plan_;
    PuzzleVisitor& visitor_;
    StopToken stop_;
    EnumerationCounters& counters_;
    Thinning* thinning_;
    EnumerationEnd end_ = EnumerationEnd::complete;
    std::vector<PositionSet> found_;  // sets that the solver found, the latest in a ring
    std::size_t oldest_ = 0;
};

}  // namespace rookery::positions
