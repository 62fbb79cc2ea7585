// Up to 768 sets as bits: which of them are hit is six vectors, and for each position six more say which sets a clue
// there hits. Placing a clue is then six ORs, and the first zero bit is the first set that is not hit.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "enumerate/positions/position_plan.hpp"

namespace rookery::positions {

// One bit a set.
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

    // The sets of `list`, kMaxSets at most. Bits without a set count as hit from the start. Returns which are.
    HitMask take(const std::vector<PositionSet>& list);

    const HitMask& hits(int position) const { return hits_[static_cast<std::size_t>(position)]; }
    int lowest(int index) const { return lowest_[static_cast<std::size_t>(index)]; }

    // The first set that neither mask hits; all before the vector of set `from` are hit. Negative: all are.
    static int first_open(const HitMask& a, const HitMask& b, int from) {
        for (int i = from / 128; i < HitMask::kVectors; ++i) {
            const V128 open = ~(a[i] | b[i]);
            if (any(open)) return i * 128 + lowest_bit(open);
        }
        return -1;
    }

    // The positions among `positions` where one clue hits all sets that neither mask hits (none before set `from`).
    PositionSet hitting_all(const HitMask& a, const HitMask& b, int from, PositionSet positions) const;

    // How many disjoint sets are found among those not hit, with positions in `live`: they are taken in their order,
    // each that meets none before it. Counts up to `most` + 1. `covered`: their positions, if they are `most` at most.
    int disjoint(const HitMask& hit, const PositionSet& live, int most, PositionSet& covered) const;

  private:
    const PositionSet& set(int index) const { return sets_[static_cast<std::size_t>(index)]; }

    std::vector<PositionSet> sets_;
    std::array<std::uint8_t, kMaxSets> lowest_{};
    std::array<HitMask, kMaxPositions> hits_{};
};

}  // namespace rookery::positions
