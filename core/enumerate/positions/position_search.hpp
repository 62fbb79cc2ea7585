// The search below one prefix: places clues one after the other, by descending position, until every set of the list is
// hit or one cannot be hit any more. While more than 768 sets are unhit they are a list; then they are bits
// (narrow_list.hpp). Once all are hit, RemainingClues takes over.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "enumerate/enumerate.hpp"
#include "enumerate/positions/narrow_list.hpp"
#include "enumerate/positions/position_plan.hpp"
#include "enumerate/positions/thinning.hpp"
#include "job/stop_token.hpp"

namespace rookery::positions {

// The unhit sets, reduced to where the remaining clues may be.
//
// Removes from `sets` (not empty, all unhit) the positions outside `live`, where the remaining clues may be. If `left`
// of them are disjoint, each of the `left` clues is in one of those: `live` becomes their positions, and the sets again
// lose the positions outside. False: the remaining clues cannot hit all sets. Sorts the sets for the search, by
// descending lowest position. `spare` is scratch memory.
bool cut_down(std::vector<PositionSet>& sets, int left, PositionSet& live, std::vector<PositionSet>& spare);

// The end of the search: all sets of its list are hit, and the solver decides. Since the grid is known, it only looks
// for another solution.
//
// If clues are left, GridChecker tries every way to place them. Here the solver first checks the clues placed so far.
// If they leave one solution, every way gives a puzzle (but not a minimal one). If not, the difference from the other
// solution is another unavoidable set, which the remaining clues must hit; and so on with each set found. The latest of
// these sets are kept, so that the same one is seldom found again.
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

class Search {
  public:
    // `thinning`: null, or the part of the tree to visit; `visitor` then only counts, and is not called.
    Search(const Plan& plan, PuzzleVisitor& visitor, StopToken stop, EnumerationCounters& counters,
           Thinning* thinning = nullptr)
        : plan_{plan},
          stop_{stop},
          counters_{counters},
          thinning_{thinning},
          remaining_(plan, visitor, stop, counters, thinning) {}

    // All puzzles whose first clues, by descending position, are at `first`.
    EnumerationEnd run(std::span<const std::uint8_t> first);

  private:
    // Each of these places `left` clues below position `below`. False: end the search.
    bool place_wide(std::size_t level, int left, int below);
    bool switch_to_bits(const std::vector<PositionSet>& sets, int left, int below);
    bool place_narrow(const HitMask& hit, int first_open, int left, int below);
    bool place_last(const HitMask& hit, const HitMask& more, int first_open, int below);
    bool count_nodes(int depth, std::uint64_t nodes);
    // `depth`: number of clues placed.
    bool skips(int depth) { return thinning_ != nullptr && !thinning_->keeps(depth); }

    const Plan& plan_;
    StopToken stop_;
    EnumerationCounters& counters_;
    Thinning* thinning_;
    RemainingClues remaining_;
    PositionSet placed_;

    std::array<std::vector<PositionSet>, kMaxPositions + 1> wide_;  // unhit sets, by the number of clues placed
    NarrowList narrow_;
    PositionSet narrow_live_;  // where clues may be below the switch to bits
    std::vector<PositionSet> cut_, spare_;

    std::uint64_t polled_ = 0;  // nodes when the flag was last polled
    bool stopped_ = false;
};

}  // namespace rookery::positions
