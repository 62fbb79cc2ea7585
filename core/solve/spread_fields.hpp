// SpreadFields: a board with every field in its own 16-bit lane. Uses twice the bits of packed_fields.hpp for the same
// board, but no guards: a comparison with zero gives the same information in two operations instead of four. It is for
// cases with bits to spare: one board in a V256, at the root of a search, and two boards in a V512.
//
//   [ group 3 = group 0 | band 2 | band 1 | band 0 ]        a group:  [ lane 3 = lane 0 | stack 2 | stack 1 | stack 0 ]
#pragma once

#include "simd/v256.hpp"
#include "simd/v512.hpp"
#include "solve/packed_fields.hpp"

#if defined(ROOKERY_TARGET_HAS_V256)

namespace rookery {

inline namespace ROOKERY_TARGET {

[[gnu::always_inline]] inline unsigned some_boards(V256 v) {
    return some_in_halves(v);
}

template <class V>
struct SpreadFields {
    V v;

    static constexpr unsigned kAllBoards = sizeof(V) == sizeof(V256) ? 1U : 3U;

    static SpreadFields none() { return {V()}; }
    static SpreadFields all() { return {V::splat16(kFieldMask)}; }

    [[gnu::always_inline]] friend SpreadFields operator+(SpreadFields a, SpreadFields b) { return {add16(a.v, b.v)}; }

    [[gnu::always_inline]] SpreadFields next_stack() const { return {shuffle_in_groups<1, 2, 0>(v)}; }
    [[gnu::always_inline]] SpreadFields last_stack() const { return {shuffle_in_groups<2, 0, 1>(v)}; }
    [[gnu::always_inline]] SpreadFields next_band() const { return {shuffle_groups<1, 2, 0>(v)}; }
    [[gnu::always_inline]] SpreadFields last_band() const { return {shuffle_groups<2, 0, 1>(v)}; }

    [[gnu::always_inline]] SpreadFields without_lowest() const { return {v & sub16(v, V::splat16(1))}; }
    [[gnu::always_inline]] SpreadFields where_none(SpreadFields value) const { return {where_zero16(v, value.v)}; }
    [[gnu::always_inline]] SpreadFields value_or(SpreadFields other) const { return {value_or16(v, other.v)}; }

    struct EmptyCells {
        V least = V::splat16(kFieldMask);
        [[gnu::always_inline]] void cell(SpreadFields x) { least = min16(least, x.v); }
        [[gnu::always_inline]] unsigned lost_boards(SpreadFields present) const {
            return zero16_boards(where_zero16(present.v ^ V::splat16(kFieldMask), least));
        }
    };

    [[gnu::always_inline]] unsigned some_bit() const { return some_wide_boards(v); }
};

// From packed fields: each lane takes the two bytes with its field, shifts the field to the top, and back down.
//
//   bytes 1, 0      x x x x x x 0 0 0 0 0 0 0 0 0      stack 0, up by 7
//   bytes 2, 1      x x x x x 1 1 1 1 1 1 1 1 1 x x    stack 1, up by 5
//   bytes 3, 2      x x x 2 2 2 2 2 2 2 2 2 x x x x    stack 2, up by 3
[[gnu::always_inline]] inline V256 spread(V128 packed) {
    constexpr std::uint64_t kBytes = 0x01'00'03'02'02'01'01'00;
    constexpr std::uint64_t kNextGroup = 0x08'08'08'08'08'08'08'08;
    const V256 bytes = V256::twice(V128::from_u64(kBytes, kBytes + kNextGroup));
    const V256 up = V256::splat64(0x0080'0008'0020'0080);
    return shr16<7>(mul16(swizzle8(widen32(packed), bytes), up));
}
// To packed fields: combines stacks 0 and 1 in the lower half of a group, and moves stack 2 down from the upper.
[[gnu::always_inline]] inline V128 packed(V256 fields) {
    const V256 sums = add_products16(fields, V256::splat64(0x0000'0001'0400'0001));
    const V256 stack2 = sums & V256::splat64(std::uint64_t{kFieldMask} << 32);
    return narrow64(sums | shr64<32 - 2 * kFieldStride>(stack2) | V256::splat64(kGuardBits));
}

}  // namespace ROOKERY_TARGET

}  // namespace rookery

#endif
