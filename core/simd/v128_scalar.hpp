// The scalar implementation of V128: two 64-bit words. See v128.hpp for the operations.
#pragma once

#include <bit>
#include <cstdint>

#include "contract/contract.hpp"

namespace rookery {

inline namespace ROOKERY_TARGET {

class V128 {
  public:
    constexpr V128() = default;
    static constexpr V128 from_u64(std::uint64_t lo, std::uint64_t hi) {
        V128 v;
        v.lo_ = lo;
        v.hi_ = hi;
        return v;
    }
    static constexpr V128 from_u32(std::uint32_t l0, std::uint32_t l1, std::uint32_t l2, std::uint32_t l3) {
        return from_u64(l0 | std::uint64_t{l1} << 32, l2 | std::uint64_t{l3} << 32);
    }
    static constexpr V128 splat32(std::uint32_t x) { return from_u32(x, x, x, x); }

    constexpr std::uint64_t lo() const { return lo_; }
    constexpr std::uint64_t hi() const { return hi_; }
    constexpr std::uint32_t u32(int lane) const {
        ROOKERY_EXPECTS(0 <= lane && lane < 4);
        return static_cast<std::uint32_t>((lane < 2 ? lo_ : hi_) >> ((lane & 1) * 32));
    }

    friend constexpr V128 operator&(V128 a, V128 b) { return from_u64(a.lo_ & b.lo_, a.hi_ & b.hi_); }
    friend constexpr V128 operator|(V128 a, V128 b) { return from_u64(a.lo_ | b.lo_, a.hi_ | b.hi_); }
    friend constexpr V128 operator^(V128 a, V128 b) { return from_u64(a.lo_ ^ b.lo_, a.hi_ ^ b.hi_); }
    friend constexpr V128 operator~(V128 a) { return from_u64(~a.lo_, ~a.hi_); }
    friend constexpr bool operator==(V128 a, V128 b) = default;
    constexpr V128& operator&=(V128 b) { return *this = *this & b; }
    constexpr V128& operator|=(V128 b) { return *this = *this | b; }
    constexpr V128& operator^=(V128 b) { return *this = *this ^ b; }

  private:
    std::uint64_t lo_ = 0;
    std::uint64_t hi_ = 0;
};

constexpr V128 and_not(V128 a, V128 b) {
    return a & ~b;
}
constexpr bool any(V128 v) {
    return (v.lo() | v.hi()) != 0;
}
constexpr int popcount(V128 v) {
    return std::popcount(v.lo()) + std::popcount(v.hi());
}
constexpr int lowest_bit(V128 v) {
    return v.lo() != 0 ? std::countr_zero(v.lo()) : 64 + std::countr_zero(v.hi());
}

namespace scalar_detail {
// Applies `f` to each pair of lanes.
template <class F>
constexpr V128 map32(V128 a, V128 b, F f) {
    return V128::from_u32(f(a.u32(0), b.u32(0)), f(a.u32(1), b.u32(1)), f(a.u32(2), b.u32(2)), f(a.u32(3), b.u32(3)));
}
constexpr unsigned byte_of(V128 v, int i) {
    return static_cast<unsigned>((i < 8 ? v.lo() : v.hi()) >> ((i & 7) * 8)) & 0xFFU;
}
}  // namespace scalar_detail

constexpr V128 add32(V128 a, V128 b) {
    return scalar_detail::map32(a, b, [](std::uint32_t x, std::uint32_t y) { return x + y; });
}
constexpr V128 sub32(V128 a, V128 b) {
    return scalar_detail::map32(a, b, [](std::uint32_t x, std::uint32_t y) { return x - y; });
}
template <int N>
constexpr V128 shl32(V128 v) {
    static_assert(0 <= N && N < 32);
    return scalar_detail::map32(v, v, [](std::uint32_t x, std::uint32_t) { return x << N; });
}
template <int N>
constexpr V128 shr32(V128 v) {
    static_assert(0 <= N && N < 32);
    return scalar_detail::map32(v, v, [](std::uint32_t x, std::uint32_t) { return x >> N; });
}
template <int A, int B, int C, int D>
constexpr V128 shuffle32(V128 v) {
    return V128::from_u32(v.u32(A), v.u32(B), v.u32(C), v.u32(D));
}
template <int A, int B, int C, int D>
constexpr V128 pick32(V128 v, V128 w) {
    const auto lane = [&](int i) { return i < 4 ? v.u32(i) : w.u32(i - 4); };
    return V128::from_u32(lane(A), lane(B), lane(C), lane(D));
}
constexpr V128 sub8(V128 a, V128 b) {
    std::uint64_t word[2] = {0, 0};
    for (int i = 0; i < 16; ++i) {
        const unsigned byte = (scalar_detail::byte_of(a, i) - scalar_detail::byte_of(b, i)) & 0xFFU;
        word[i / 8] |= std::uint64_t{byte} << ((i & 7) * 8);
    }
    return V128::from_u64(word[0], word[1]);
}
constexpr unsigned top_bits8(V128 v) {
    unsigned bits = 0;
    for (int i = 0; i < 16; ++i) bits |= (scalar_detail::byte_of(v, i) >> 7 & 1U) << i;
    return bits;
}
constexpr V128 swizzle8(V128 table, V128 index) {
    std::uint64_t word[2] = {0, 0};
    for (int i = 0; i < 16; ++i) {
        const unsigned at = scalar_detail::byte_of(index, i);
        ROOKERY_EXPECTS(at < 16 || at >= 0x80);
        const unsigned byte = at < 16 ? scalar_detail::byte_of(table, static_cast<int>(at)) : 0U;
        word[i / 8] |= std::uint64_t{byte} << ((i & 7) * 8);
    }
    return V128::from_u64(word[0], word[1]);
}
constexpr V128 dot16(V128 a, V128 b) {
    return scalar_detail::map32(a, b, [](std::uint32_t x, std::uint32_t y) {
        const auto low = [](std::uint32_t word) { return static_cast<std::int16_t>(word & 0xFFFFU); };
        const auto product = [](std::int16_t p, std::int16_t q) { return static_cast<std::uint32_t>(p * q); };
        return product(low(x), low(y)) + product(low(x >> 16), low(y >> 16));
    });
}

}  // namespace ROOKERY_TARGET

}  // namespace rookery
