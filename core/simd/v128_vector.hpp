// The vector implementation of V128: the compiler's own vector operators, and four functions that differ per target
// (any, top_bits8, swizzle8, dot16). See v128.hpp for the operations.
#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>

#if defined(__wasm_simd128__)
#include <wasm_simd128.h>
#else
#include <smmintrin.h>
#endif

#include "contract/contract.hpp"

namespace rookery {

inline namespace ROOKERY_TARGET {

class V128 {
  public:
    using U32 = std::uint32_t __attribute__((vector_size(16)));
    using U64 = std::uint64_t __attribute__((vector_size(16)));

    // Constants can be made at compile time. Compilers cannot yet compute with vectors at compile time, so the other
    // operations are not constexpr.
    constexpr V128() : v_{0, 0, 0, 0} {}
    explicit V128(U32 v) : v_{v} {}
    static constexpr V128 from_u32(std::uint32_t l0, std::uint32_t l1, std::uint32_t l2, std::uint32_t l3) {
        return V128(l0, l1, l2, l3);
    }
    static constexpr V128 from_u64(std::uint64_t lo, std::uint64_t hi) {
        // Compilers merge two adjacent word loads into one.
        if (!std::is_constant_evaluated()) return V128(reinterpret_cast<U32>(U64{lo, hi}));
        return from_u32(static_cast<std::uint32_t>(lo), static_cast<std::uint32_t>(lo >> 32),
                        static_cast<std::uint32_t>(hi), static_cast<std::uint32_t>(hi >> 32));
    }
    static constexpr V128 splat32(std::uint32_t x) { return from_u32(x, x, x, x); }

    std::uint64_t lo() const { return words()[0]; }
    std::uint64_t hi() const { return words()[1]; }
    std::uint32_t u32(int lane) const {
        ROOKERY_EXPECTS(0 <= lane && lane < 4);
        return v_[lane];
    }
    U32 raw() const { return v_; }

    friend V128 operator&(V128 a, V128 b) { return V128(a.v_ & b.v_); }
    friend V128 operator|(V128 a, V128 b) { return V128(a.v_ | b.v_); }
    friend V128 operator^(V128 a, V128 b) { return V128(a.v_ ^ b.v_); }
    friend V128 operator~(V128 a) { return V128(~a.v_); }
    friend bool operator==(V128 a, V128 b);
    V128& operator&=(V128 b) { return *this = *this & b; }
    V128& operator|=(V128 b) { return *this = *this | b; }
    V128& operator^=(V128 b) { return *this = *this ^ b; }

  private:
    constexpr V128(std::uint32_t l0, std::uint32_t l1, std::uint32_t l2, std::uint32_t l3) : v_{l0, l1, l2, l3} {}
    U64 words() const { return reinterpret_cast<U64>(v_); }

    U32 v_;
};

// The functions that no vector extension expresses well.
#if defined(__wasm_simd128__)
inline bool any(V128 v) {
    return wasm_v128_any_true(reinterpret_cast<v128_t>(v.raw()));
}
inline unsigned top_bits8(V128 v) {
    return wasm_i8x16_bitmask(reinterpret_cast<v128_t>(v.raw()));
}
inline V128 swizzle8(V128 table, V128 index) {
    return V128(reinterpret_cast<V128::U32>(
        wasm_i8x16_swizzle(reinterpret_cast<v128_t>(table.raw()), reinterpret_cast<v128_t>(index.raw()))));
}
inline V128 dot16(V128 a, V128 b) {
    return V128(reinterpret_cast<V128::U32>(
        wasm_i32x4_dot_i16x8(reinterpret_cast<v128_t>(a.raw()), reinterpret_cast<v128_t>(b.raw()))));
}
#else
inline bool any(V128 v) {
    const auto bits = reinterpret_cast<__m128i>(v.raw());
    return _mm_testz_si128(bits, bits) == 0;
}
inline unsigned top_bits8(V128 v) {
    return static_cast<unsigned>(_mm_movemask_epi8(reinterpret_cast<__m128i>(v.raw())));
}
inline V128 swizzle8(V128 table, V128 index) {
    return V128(reinterpret_cast<V128::U32>(
        _mm_shuffle_epi8(reinterpret_cast<__m128i>(table.raw()), reinterpret_cast<__m128i>(index.raw()))));
}
inline V128 dot16(V128 a, V128 b) {
    return V128(reinterpret_cast<V128::U32>(
        _mm_madd_epi16(reinterpret_cast<__m128i>(a.raw()), reinterpret_cast<__m128i>(b.raw()))));
}
#endif

inline bool operator==(V128 a, V128 b) {
    return !any(a ^ b);
}
inline V128 and_not(V128 a, V128 b) {
    return a & ~b;
}
inline int popcount(V128 v) {
    return std::popcount(v.lo()) + std::popcount(v.hi());
}
inline int lowest_bit(V128 v) {
    return v.lo() != 0 ? std::countr_zero(v.lo()) : 64 + std::countr_zero(v.hi());
}
inline V128 add32(V128 a, V128 b) {
    return V128(a.raw() + b.raw());
}
inline V128 sub32(V128 a, V128 b) {
    return V128(a.raw() - b.raw());
}
inline V128 sub8(V128 a, V128 b) {
    using U8 = std::uint8_t __attribute__((vector_size(16)));
    return V128(reinterpret_cast<V128::U32>(reinterpret_cast<U8>(a.raw()) - reinterpret_cast<U8>(b.raw())));
}
template <int N>
inline V128 shl32(V128 v) {
    static_assert(0 <= N && N < 32);
    return V128(v.raw() << N);
}
template <int N>
inline V128 shr32(V128 v) {
    static_assert(0 <= N && N < 32);
    return V128(v.raw() >> N);
}
template <int A, int B, int C, int D>
inline V128 shuffle32(V128 v) {
    return V128(__builtin_shufflevector(v.raw(), v.raw(), A, B, C, D));
}
template <int A, int B, int C, int D>
inline V128 pick32(V128 v, V128 w) {
    return V128(__builtin_shufflevector(v.raw(), w.raw(), A, B, C, D));
}

}  // namespace ROOKERY_TARGET

}  // namespace rookery
