// PackedFields: a vector in packed_board.hpp's layout with the operations of a sweep: nine fields of one board in a
// V128, of two boards in a V256.
//
// Operations that narrow a board keep the guards. In intermediate values the guards may be set or not, and the two bits
// above the last guard may be dirty after a rotation of the stacks. An AND with a clean vector clears both.
#pragma once

#include "solve/packed_board.hpp"
#include "solve/sweep_fields.hpp"

namespace rookery {

inline namespace ROOKERY_TARGET {

// some_boards(v): bit b is set if board b of the vector has any bit set.
[[gnu::always_inline]] inline unsigned some_boards(V128 v) {
    return any(v) ? 1U : 0U;
}

template <class V>
struct PackedFields {
    V v;

    static constexpr unsigned kAllBoards = sizeof(V) == sizeof(V128) ? 1U : 3U;

    // Every field empty, with its guard; and every field full.
    static PackedFields none() { return {V::splat32(kGuardBits)}; }
    static PackedFields all() { return {V::splat32(kCandidateBits)}; }

    [[gnu::always_inline]] friend PackedFields operator+(PackedFields a, PackedFields b) { return {add32(a.v, b.v)}; }

    [[gnu::always_inline]] PackedFields next_stack() const {
        return {shr32<kFieldStride>(v) | shl32<2 * kFieldStride>(v)};
    }
    [[gnu::always_inline]] PackedFields last_stack() const {
        return {shr32<2 * kFieldStride>(v) | shl32<kFieldStride>(v)};
    }
    [[gnu::always_inline]] PackedFields next_band() const { return {shuffle32<1, 2, 0, 1>(v)}; }
    [[gnu::always_inline]] PackedFields last_band() const { return {shuffle32<2, 0, 1, 2>(v)}; }

    // Clears the lowest candidate of each field; an empty field loses its guard.
    [[gnu::always_inline]] PackedFields without_lowest() const { return {v & less_one()}; }
    // Field by field: `value` where this has no candidate, else nothing. The guard decides: 0x1FF + 0 or 0x1FF + 1.
    [[gnu::always_inline]] PackedFields where_none(PackedFields value) const {
        const V some = shr32<kFieldMaskBits>(less_one()) & V::splat32(kLowestBits);
        return {value.v & add32(some, V::splat32(kCandidateBits))};
    }
    [[gnu::always_inline]] PackedFields value_or(PackedFields other) const { return *this | where_none(other); }

    struct EmptyCells {
        V guards = V::splat32(kGuardBits);  // an empty field borrows its guard
        [[gnu::always_inline]] void cell(PackedFields x) { guards &= x.less_one(); }
        // The boards with a cell without candidates, or with a digit not in `present`, the union of a box.
        [[gnu::always_inline]] unsigned lost_boards(PackedFields present) const {
            const V good = (present.v & V::splat32(kCandidateBits)) | (guards & V::splat32(kGuardBits));
            return some_boards(good ^ V::splat32(kCandidateBits | kGuardBits));
        }
    };

    [[gnu::always_inline]] unsigned some_bit() const { return some_boards(v); }

  private:
    static constexpr int kFieldMaskBits = 9;
    [[gnu::always_inline]] V less_one() const { return sub32(v, V::splat32(kLowestBits)); }
};

}  // namespace ROOKERY_TARGET

}  // namespace rookery
