// SpreadFields: one board with every field in a lane of its own, 16 bits wide. Twice the bits of packed_fields.hpp for
// the same board, and no guards: a comparison with zero tells what they tell, in two operations instead of four. It
// serves at the root of a search, where a single board goes through most of its sweeps. Only where the target has V256.
//
//   [ group 3 = group 0 | band 2 | band 1 | band 0 ]        a group:  [ lane 3 = lane 0 | stack 2 | stack 1 | stack 0 ]
#pragma once

#include "simd/v256.hpp"
#include "solve/packed_fields.hpp"

#if defined(ROOKERY_TARGET_HAS_V256)

namespace rookery {

inline namespace ROOKERY_TARGET {

[[gnu::always_inline]] inline unsigned some_boards(V256 v) {
    return some_in_halves(v);
}

struct SpreadFields {
    V256 v;

    static constexpr unsigned kAllBoards = 1;

    static SpreadFields none() { return {V256()}; }
    static SpreadFields all() { return {V256::splat16(kFieldMask)}; }

    [[gnu::always_inline]] friend SpreadFields operator&(SpreadFields a, SpreadFields b) { return {a.v & b.v}; }
    [[gnu::always_inline]] friend SpreadFields operator|(SpreadFields a, SpreadFields b) { return {a.v | b.v}; }
    [[gnu::always_inline]] friend SpreadFields operator^(SpreadFields a, SpreadFields b) { return {a.v ^ b.v}; }
    [[gnu::always_inline]] friend SpreadFields operator~(SpreadFields a) { return {~a.v}; }
    [[gnu::always_inline]] friend SpreadFields operator+(SpreadFields a, SpreadFields b) { return {add16(a.v, b.v)}; }
    [[gnu::always_inline]] SpreadFields& operator&=(SpreadFields b) { return *this = *this & b; }
    [[gnu::always_inline]] SpreadFields& operator|=(SpreadFields b) { return *this = *this | b; }

    [[gnu::always_inline]] SpreadFields next_stack() const { return {shuffle_in_groups<1, 2, 0>(v)}; }
    [[gnu::always_inline]] SpreadFields last_stack() const { return {shuffle_in_groups<2, 0, 1>(v)}; }
    [[gnu::always_inline]] SpreadFields next_band() const { return {shuffle_groups<1, 2, 0>(v)}; }
    [[gnu::always_inline]] SpreadFields last_band() const { return {shuffle_groups<2, 0, 1>(v)}; }

    [[gnu::always_inline]] SpreadFields without_lowest() const { return {v & sub16(v, V256::splat16(1))}; }
    [[gnu::always_inline]] SpreadFields where_none(SpreadFields value) const { return {where_zero16(v, value.v)}; }
    [[gnu::always_inline]] SpreadFields value_or(SpreadFields other) const { return {value_or16(v, other.v)}; }

    struct Watch {
        V256 least = V256::splat16(kFieldMask);
        [[gnu::always_inline]] void cell(SpreadFields x) { least = min16(least, x.v); }
        [[gnu::always_inline]] unsigned lost_boards(SpreadFields present) const {
            return some_zero16(where_zero16(present.v ^ V256::splat16(kFieldMask), least)) ? 1U : 0U;
        }
    };

    [[gnu::always_inline]] unsigned some() const { return some_bit(); }
    [[gnu::always_inline]] unsigned some_bit() const { return rookery::some(v) ? 1U : 0U; }
};

// Where the packed fields of stacks 1 and 2 go in a group, and back. Bits that are not of a field are left out.
[[gnu::always_inline]] inline SpreadFields spread(V128 packed) {
    constexpr std::uint64_t kField = kFieldMask;
    const V256 groups = widen32(packed);
    return {(groups & V256::splat64(kField)) | (shl64<16 - kFieldStride>(groups) & V256::splat64(kField << 16)) |
            (shl64<32 - 2 * kFieldStride>(groups) & V256::splat64(kField << 32)) |
            (shl64<48>(groups) & V256::splat64(kField << 48))};
}
[[gnu::always_inline]] inline V128 packed(SpreadFields fields) {
    constexpr std::uint64_t kField = kFieldMask;
    const V256 lanes = V256::splat64(kGuardBits) | (fields.v & V256::splat64(kField)) |
                       (shr64<16 - kFieldStride>(fields.v) & V256::splat64(kField << kFieldStride)) |
                       (shr64<32 - 2 * kFieldStride>(fields.v) & V256::splat64(kField << 2 * kFieldStride));
    return narrow64(lanes);
}

}  // namespace ROOKERY_TARGET

}  // namespace rookery

#endif
