// The search below one prefix: places clues one after the other, by falling position, until every set of the list is
// hit or one cannot be hit any more. While more than 768 sets are unhit they are a list; then they are bits
// (narrow_list.hpp). Once all are hit, remaining_clues.hpp takes over.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "enumerate/enumerate.hpp"
#include "enumerate/positions/narrow_list.hpp"
#include "enumerate/positions/position_plan.hpp"
#include "enumerate/positions/remaining_clues.hpp"
#include "enumerate/positions/thinning.hpp"
#include "job/stop_token.hpp"

namespace rookery::positions {

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

    // All puzzles whose first clues, by falling position, are at `first`.
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
