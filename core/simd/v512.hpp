// V512: two V256 together, each with its sixteen lanes of 16 bits. Only if the target has it (ROOKERY_TARGET_HAS_V512).
// Functions mean the same as for V256 (v256.hpp), in each half; masks of boards have bit 0 for the low half and bit 1
// for the high half.
#pragma once

#include "simd/v256.hpp"

#if defined(ROOKERY_TARGET_HAS_V512)

namespace rookery {

inline namespace ROOKERY_TARGET {

class V512 {
  public:
    using U16 = std::uint16_t __attribute__((vector_size(64)));
    using U64 = std::uint64_t __attribute__((vector_size(64)));

    V512() : v_{} {}
    explicit V512(U64 v) : v_{v} {}
    explicit V512(U16 v) : v_{reinterpret_cast<U64>(v)} {}
    explicit V512(__m512i v) : v_{reinterpret_cast<U64>(v)} {}
    static V512 splat16(std::uint16_t x) { return V512(_mm512_set1_epi16(static_cast<short>(x))); }
    static V512 join(V256 low, V256 high) {
        return V512(__builtin_shufflevector(low.lanes64(), high.lanes64(), 0, 1, 2, 3, 4, 5, 6, 7));
    }
    static V512 twice(V256 v) { return join(v, v); }

    V256 low() const { return V256(__builtin_shufflevector(v_, v_, 0, 1, 2, 3)); }
    V256 high() const { return V256(__builtin_shufflevector(v_, v_, 4, 5, 6, 7)); }
    U16 lanes16() const { return reinterpret_cast<U16>(v_); }
    U64 lanes64() const { return v_; }
    __m512i raw() const { return reinterpret_cast<__m512i>(v_); }

    friend V512 operator&(V512 a, V512 b) { return V512(a.v_ & b.v_); }
    friend V512 operator|(V512 a, V512 b) { return V512(a.v_ | b.v_); }
    friend V512 operator^(V512 a, V512 b) { return V512(a.v_ ^ b.v_); }
    friend V512 operator~(V512 a) { return V512(~a.v_); }

  private:
    U64 v_;
};

inline V512 add16(V512 a, V512 b) {
    return V512(a.lanes16() + b.lanes16());
}
inline V512 sub16(V512 a, V512 b) {
    return V512(a.lanes16() - b.lanes16());
}
inline V512 min16(V512 a, V512 b) {
    return V512(_mm512_min_epu16(a.raw(), b.raw()));
}
// A byte shuffle within 128 bits; a group is half of them.
template <int A, int B, int C>
inline V512 shuffle_in_groups(V512 v) {
    constexpr auto bytes_of = [](std::uint32_t lane) { return (2 * lane + 1) << 8 | 2 * lane; };
    constexpr std::uint32_t low = bytes_of(B) << 16 | bytes_of(A);
    constexpr std::uint32_t high = bytes_of(A) << 16 | bytes_of(C);
    constexpr std::uint32_t group = 0x08080808;
    const V128 bytes = V128::from_u32(low, high, low + group, high + group);
    return V512(_mm512_shuffle_epi8(v.raw(), V512::twice(V256::twice(bytes)).raw()));
}
template <int A, int B, int C>
inline V512 shuffle_groups(V512 v) {
    return V512(__builtin_shufflevector(v.lanes64(), v.lanes64(), A, B, C, A, A + 4, B + 4, C + 4, A + 4));
}
inline V512 where_zero16(V512 test, V512 v) {
    return V512(_mm512_maskz_mov_epi16(_mm512_testn_epi16_mask(test.raw(), test.raw()), v.raw()));
}
inline V512 value_or16(V512 v, V512 other) {
    return V512(_mm512_mask_mov_epi16(v.raw(), _mm512_testn_epi16_mask(v.raw(), v.raw()), other.raw()));
}
inline unsigned zero16_boards(V512 v) {
    const unsigned lanes = _mm512_testn_epi16_mask(v.raw(), v.raw());
    return static_cast<unsigned>((lanes & 0xFFFFU) != 0) | static_cast<unsigned>(lanes > 0xFFFFU) << 1;
}
inline unsigned some_wide_boards(V512 v) {
    const unsigned lanes = _mm512_test_epi64_mask(v.raw(), v.raw());
    return static_cast<unsigned>((lanes & 0xFU) != 0) | static_cast<unsigned>(lanes > 0xFU) << 1;
}

}  // namespace ROOKERY_TARGET

}  // namespace rookery

#endif
