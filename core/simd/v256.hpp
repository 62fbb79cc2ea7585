// V256: two V128 handled at once. Only if the target has it (ROOKERY_TARGET_HAS_V256).
//
// All operations work on each half separately, except those that move 64-bit lanes:
//
//   V256::join(low, high)  V256::twice(v)  v.low()  v.high()  V256::splat32(x)  V256::splat16(x)
//   a & b, a | b, a ^ b, ~a, and the assignment operators
//   add32, sub32, shl32<N>, shr32<N>, shuffle32<A, B, C, D>   as for V128, in each half
//   some_in_halves(v)               bit 0: some bit of the low half is set; bit 1: of the high half
//
// and for sixteen lanes of 16 bits, in groups of four:
//
//   [ group 3: lanes 15 .. 12 | group 2: 11 .. 8 | group 1: 7 .. 4 | group 0: 3 .. 0 ]
//
//   add16, sub16, mul16, shr16<N>   lane by lane, modulo 2^16
//   min16                           lane by lane, unsigned
//   add_products16(a, b)            32-bit lanes: the sum of the products of their two signed 16-bit lanes
//   swizzle8(table, index)          as for V128, in each half
//   shuffle_in_groups<A, B, C>(v)   lanes A, B, C of each group, and A again
//   shuffle_groups<A, B, C>(v)      groups A, B, C, and A again
//   where_zero16(test, v)           lane by lane: v if test is zero, else zero
//   value_or16(v, other)            lane by lane: v, or other if v is zero
//   zero16_boards(v)                bit 0: some lane is zero
//   some_wide_boards(v)             bit 0: some bit is set
//   widen32(v), narrow64(v)         widens the 32-bit lanes of a V128 to 64 bits each, and back (low halves)
//   shr64<N>(v)
#pragma once

#include "simd/v128.hpp"

#if defined(ROOKERY_TARGET_HAS_V256)

#include <immintrin.h>

namespace rookery {

inline namespace ROOKERY_TARGET {

class V256 {
  public:
    using U16 = std::uint16_t __attribute__((vector_size(32)));
    using U32 = std::uint32_t __attribute__((vector_size(32)));
    using U64 = std::uint64_t __attribute__((vector_size(32)));

    V256() : v_{} {}
    explicit V256(U32 v) : v_{v} {}
    explicit V256(U16 v) : v_{reinterpret_cast<U32>(v)} {}
    explicit V256(U64 v) : v_{reinterpret_cast<U32>(v)} {}
    explicit V256(__m256i v) : v_{reinterpret_cast<U32>(v)} {}
    static V256 splat32(std::uint32_t x) { return V256(U32{x, x, x, x, x, x, x, x}); }
    static V256 splat16(std::uint16_t x) { return splat32(x | std::uint32_t{x} << 16); }
    static V256 splat64(std::uint64_t x) { return V256(U64{x, x, x, x}); }
    static V256 join(V128 low, V128 high) {
        return V256(__builtin_shufflevector(low.raw(), high.raw(), 0, 1, 2, 3, 4, 5, 6, 7));
    }
    static V256 twice(V128 v) { return join(v, v); }

    V128 low() const { return V128(__builtin_shufflevector(v_, v_, 0, 1, 2, 3)); }
    V128 high() const { return V128(__builtin_shufflevector(v_, v_, 4, 5, 6, 7)); }
    U16 lanes16() const { return reinterpret_cast<U16>(v_); }
    U32 lanes32() const { return v_; }
    U64 lanes64() const { return reinterpret_cast<U64>(v_); }
    __m256i raw() const { return reinterpret_cast<__m256i>(v_); }

    friend V256 operator&(V256 a, V256 b) { return V256(a.v_ & b.v_); }
    friend V256 operator|(V256 a, V256 b) { return V256(a.v_ | b.v_); }
    friend V256 operator^(V256 a, V256 b) { return V256(a.v_ ^ b.v_); }
    friend V256 operator~(V256 a) { return V256(~a.v_); }
    V256& operator&=(V256 b) { return *this = *this & b; }
    V256& operator|=(V256 b) { return *this = *this | b; }
    V256& operator^=(V256 b) { return *this = *this ^ b; }

  private:
    U32 v_;
};

inline V256 add32(V256 a, V256 b) {
    return V256(a.lanes32() + b.lanes32());
}
inline V256 sub32(V256 a, V256 b) {
    return V256(a.lanes32() - b.lanes32());
}
template <int N>
inline V256 shl32(V256 v) {
    return V256(v.lanes32() << N);
}
template <int N>
inline V256 shr32(V256 v) {
    return V256(v.lanes32() >> N);
}
template <int N>
inline V256 shr64(V256 v) {
    return V256(v.lanes64() >> N);
}
template <int A, int B, int C, int D>
inline V256 shuffle32(V256 v) {
    return V256(__builtin_shufflevector(v.lanes32(), v.lanes32(), A, B, C, D, A + 4, B + 4, C + 4, D + 4));
}

inline V256 add16(V256 a, V256 b) {
    return V256(a.lanes16() + b.lanes16());
}
inline V256 sub16(V256 a, V256 b) {
    return V256(a.lanes16() - b.lanes16());
}
inline V256 mul16(V256 a, V256 b) {
    return V256(a.lanes16() * b.lanes16());
}
template <int N>
inline V256 shr16(V256 v) {
    return V256(v.lanes16() >> N);
}
inline V256 add_products16(V256 a, V256 b) {
    return V256(_mm256_madd_epi16(a.raw(), b.raw()));
}
inline V256 swizzle8(V256 table, V256 index) {
    return V256(_mm256_shuffle_epi8(table.raw(), index.raw()));
}
inline V256 min16(V256 a, V256 b) {
    return V256(_mm256_min_epu16(a.raw(), b.raw()));
}
template <int A, int B, int C>
inline V256 shuffle_in_groups(V256 v) {
    return V256(__builtin_shufflevector(v.lanes16(), v.lanes16(), A, B, C, A, A + 4, B + 4, C + 4, A + 4,  //
                                        A + 8, B + 8, C + 8, A + 8, A + 12, B + 12, C + 12, A + 12));
}
template <int A, int B, int C>
inline V256 shuffle_groups(V256 v) {
    return V256(__builtin_shufflevector(v.lanes64(), v.lanes64(), A, B, C, A));
}
inline V256 widen32(V128 v) {
    return V256(_mm256_cvtepu32_epi64(reinterpret_cast<__m128i>(v.raw())));
}
inline V128 narrow64(V256 v) {
    return V256(__builtin_shufflevector(v.lanes32(), v.lanes32(), 0, 2, 4, 6, 0, 2, 4, 6)).low();
}
inline unsigned some_wide_boards(V256 v) {
    return _mm256_testz_si256(v.raw(), v.raw()) == 0 ? 1U : 0U;
}

#if defined(__AVX512BW__)
inline V256 where_zero16(V256 test, V256 v) {
    return V256(_mm256_maskz_mov_epi16(_mm256_testn_epi16_mask(test.raw(), test.raw()), v.raw()));
}
inline V256 value_or16(V256 v, V256 other) {
    return V256(_mm256_mask_mov_epi16(v.raw(), _mm256_testn_epi16_mask(v.raw(), v.raw()), other.raw()));
}
inline unsigned zero16_boards(V256 v) {
    return _mm256_testn_epi16_mask(v.raw(), v.raw()) != 0 ? 1U : 0U;
}
inline unsigned some_in_halves(V256 v) {
    const unsigned lanes = _mm256_test_epi32_mask(v.raw(), v.raw());
    return static_cast<unsigned>((lanes & 0xFU) != 0) | static_cast<unsigned>(lanes > 0xFU) << 1;
}
#else
inline V256 where_zero16(V256 test, V256 v) {
    return V256(_mm256_cmpeq_epi16(test.raw(), _mm256_setzero_si256())) & v;
}
inline V256 value_or16(V256 v, V256 other) {
    return v | where_zero16(v, other);
}
inline unsigned zero16_boards(V256 v) {
    return _mm256_movemask_epi8(_mm256_cmpeq_epi16(v.raw(), _mm256_setzero_si256())) != 0 ? 1U : 0U;
}
inline unsigned some_in_halves(V256 v) {
    const __m256i zero = _mm256_cmpeq_epi32(v.raw(), _mm256_setzero_si256());
    const auto lanes = static_cast<unsigned>(_mm256_movemask_ps(_mm256_castsi256_ps(zero))) ^ 0xFFU;
    return static_cast<unsigned>((lanes & 0xFU) != 0) | static_cast<unsigned>(lanes > 0xFU) << 1;
}
#endif

}  // namespace ROOKERY_TARGET

}  // namespace rookery

#endif
