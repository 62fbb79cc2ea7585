// Up to 768 sets as bits. Six vectors record the sets hit so far; for each position, six more record the sets that a
// clue there hits. Placing a clue is then six ORs, and the first zero bit is the first unhit set.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "enumerate/positions/position_plan.hpp"

namespace rookery::positions {

// One bit per set.
struct HitMask {
    static constexpr int kVectors = 6;
    std::array<V128, kVectors> vectors{};

    V128 operator[](int i) const { return vectors[static_cast<std::size_t>(i)]; }
    V128& operator[](int i) { return vectors[static_cast<std::size_t>(i)]; }
    friend HitMask operator|(const HitMask& a, const HitMask& b) {
        HitMask both;
        for (int i = 0; i < kVectors; ++i) both[i] = a[i] | b[i];
        return both;
    }
};

class NarrowList {
  public:
    static constexpr std::size_t kMaxSets = 128 * HitMask::kVectors;

    // Stores the sets of `list`, at most kMaxSets. Bits without a set count as hit from the start; returns these bits.
    HitMask take(const std::vector<PositionSet>& list);

    const HitMask& hits(int position) const { return hits_[static_cast<std::size_t>(position)]; }
    int lowest(int index) const { return lowest_[static_cast<std::size_t>(index)]; }

    // The first set that neither mask hits; all before the vector of set `from` must be hit. Negative: all are hit.
    static int first_open(const HitMask& a, const HitMask& b, int from) {
        for (int i = from / 128; i < HitMask::kVectors; ++i) {
            const V128 open = ~(a[i] | b[i]);
            if (any(open)) return i * 128 + lowest_bit(open);
        }
        return -1;
    }

    // The positions among `positions` where one clue hits all sets that neither mask hits (none of them before set
    // `from`).
    PositionSet hitting_all(const HitMask& a, const HitMask& b, int from, PositionSet positions) const;

    // The number of disjoint sets found among the unhit ones, with positions in `live`: takes each set, in order, that
    // intersects none taken before. Counts up to `most` + 1. `covered`: their positions, if there are at most `most`.
    int disjoint(const HitMask& hit, const PositionSet& live, int most, PositionSet& covered) const;

  private:
    const PositionSet& set(int index) const { return sets_[static_cast<std::size_t>(index)]; }

    std::vector<PositionSet> sets_;
    std::array<std::uint8_t, kMaxSets> lowest_{};
    std::array<HitMask, kMaxPositions> hits_{};
};

}  // namespace rookery::positions
