#include "enumerate/positions/narrow_list.hpp"

#include <type_traits>
#include <utility>

namespace rookery::positions {
namespace {

V128 single_bit(int bit) {  // 0..127
    const std::uint64_t one = std::uint64_t{1} << (bit & 63);
    return bit < 64 ? V128::from_u64(one, 0) : V128::from_u64(0, one);
}

}  // namespace

HitMask NarrowList::take(const std::vector<PositionSet>& list) {
    ROOKERY_EXPECTS(list.size() <= kMaxSets);
    sets_ = list;
    hits_.fill(HitMask{});
    for (int i = 0; i < static_cast<int>(list.size()); ++i) {
        lowest_[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(set(i).first());
        const V128 bit = single_bit(i % 128);
        set(i).for_each([&](int position) { hits_[static_cast<std::size_t>(position)][i / 128] |= bit; });
    }
    HitMask hit;
    for (int i = static_cast<int>(list.size()); i < static_cast<int>(kMaxSets); ++i)
        hit[i / 128] |= single_bit(i % 128);
    return hit;
}

PositionSet NarrowList::hitting_all(const HitMask& a, const HitMask& b, int from, PositionSet positions) const {
    for (int i = from / 128; i < HitMask::kVectors; ++i) {
        const V128 open = ~(a[i] | b[i]);
        for (int half = 0; half < 2; ++half) {
            for (std::uint64_t w = half == 0 ? open.lo() : open.hi(); w != 0; w &= w - 1) {
                positions &= set(i * 128 + half * 64 + std::countr_zero(w));
                if (positions.empty()) return positions;
            }
        }
    }
    return positions;
}

// The sets are in descending order of their lowest position, so the first unhit one reaches least far down: a good
// choice. The loop over the vectors is unrolled so that all six stay in registers; those before vector I are done.
int NarrowList::disjoint(const HitMask& hit, const PositionSet& live, int most, PositionSet& covered) const {
    HitMask open;
    for (int i = 0; i < HitMask::kVectors; ++i) open[i] = ~hit[i];
    PositionSet taken;
    int count = 0;
    const auto take_from = [&]<int I>(std::integral_constant<int, I>) {
        while (any(open[I])) {
            if (++count > most) return false;
            const PositionSet positions = set(I * 128 + lowest_bit(open[I])) & live;
            taken |= positions;
            positions.for_each([&](int position) {
                const HitMask& met = hits(position);
                for (int v = I; v < HitMask::kVectors; ++v) open[v] = and_not(open[v], met[v]);
            });
        }
        return true;
    };
    const bool all = [&]<int... I>(std::integer_sequence<int, I...>) {
        return (take_from(std::integral_constant<int, I>{}) && ...);
    }
    (std::make_integer_sequence<int, HitMask::kVectors>{});
    if (all) covered = taken;
    return count;
}

}  // namespace rookery::positions
