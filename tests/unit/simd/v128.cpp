// Every operation of V128 against a model of plain arrays of lanes, on edge values and on random ones. The program is
// built with the scalar body and with the vector bodies: passing with each makes them bitwise equal.
#include "simd/simd.hpp"

#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace rookery {
namespace {

using Lanes = std::array<std::uint32_t, 4>;
using Bytes = std::array<std::uint8_t, 16>;

// The model's only bridge to V128, in both directions through one constructor and one reader; the others are checked
// against these.
V128 vector_of(const Lanes& l) {
    return V128::from_u32(l[0], l[1], l[2], l[3]);
}
Lanes lanes_of(V128 v) {
    return {v.u32(0), v.u32(1), v.u32(2), v.u32(3)};
}

Bytes bytes_of(const Lanes& lanes) {
    Bytes bytes{};
    for (std::size_t i = 0; i < 16; ++i) bytes[i] = static_cast<std::uint8_t>(lanes[i / 4] >> (8 * (i % 4)));
    return bytes;
}
Lanes lanes_of_bytes(const Bytes& bytes) {
    Lanes lanes{};
    for (std::size_t i = 0; i < 16; ++i) lanes[i / 4] |= std::uint32_t{bytes[i]} << (8 * (i % 4));
    return lanes;
}

template <class F>
Lanes map(const Lanes& a, const Lanes& b, F f) {
    Lanes result{};
    for (std::size_t i = 0; i < 4; ++i) result[i] = f(a[i], b[i]);
    return result;
}

int bits_set(const Lanes& lanes) {
    int n = 0;
    for (const std::uint32_t lane : lanes) {
        for (int bit = 0; bit < 32; ++bit) n += static_cast<int>((lane >> bit) & 1U);
    }
    return n;
}

// Edge values, one bit at every place, one byte at every place, and random lanes of several densities.
std::vector<Lanes> samples() {
    std::vector<Lanes> all = {
        {0, 0, 0, 0},
        {~0U, ~0U, ~0U, ~0U},
        {1, 2, 3, 4},
        {0x80000000U, 0, 0x7FFFFFFFU, 0xFFFFFFFFU},
        {0, 0xFFFFFFFFU, 0, 0xFFFFFFFFU},
        {0x03020100U, 0x07060504U, 0x0B0A0908U, 0x0F0E0D0CU},
        {0x80818283U, 0x7F80007FU, 0x00FF8001U, 0x11223344U},
    };
    for (unsigned bit = 0; bit < 128; ++bit) {
        Lanes one{};
        one[bit / 32] = 1U << (bit % 32);
        all.push_back(one);
    }
    for (std::size_t byte = 0; byte < 16; ++byte) {
        Bytes one{};
        one[byte] = 0xFF;
        all.push_back(lanes_of_bytes(one));
    }
    std::uint64_t state = 20;
    const auto random = [&state] {  // a linear congruential generator; its high half is random enough here
        state = state * 6364136223846793005U + 1442695040888963407U;
        return static_cast<std::uint32_t>(state >> 32);
    };
    for (int i = 0; i < 100; ++i) {
        Lanes lanes{};
        for (std::uint32_t& lane : lanes) {
            lane = random();
            const std::uint32_t other = random();
            if (i % 3 == 1) lane &= other;
            if (i % 3 == 2) lane |= other;
        }
        all.push_back(lanes);
    }
    return all;
}

// Calls f(x, y) for each pair of samples.
template <class F>
void for_all_pairs(F f) {
    const std::vector<Lanes> all = samples();
    for (const Lanes& x : all) {
        for (const Lanes& y : all) f(x, y);
    }
}

}  // namespace

TEST_CASE("V128: the compiled variant is the requested one") {
    const std::string name = kTargetName;
#if defined(ROOKERY_SIMD_SCALAR)
    CHECK(name == "scalar");
#else
    CHECK((name == "scalar" || name == "sse" || name == "wasm"));
#endif
    MESSAGE("V128 is ", name);
}

TEST_CASE("V128: constructors and parts agree on the order of the lanes") {
    CHECK(lanes_of(V128()) == Lanes{});
    CHECK(lanes_of(V128::splat32(0xA1B2C3D4U)) == Lanes{0xA1B2C3D4U, 0xA1B2C3D4U, 0xA1B2C3D4U, 0xA1B2C3D4U});
    const V128 v = V128::from_u64(0x1122334455667788U, 0x99AABBCCDDEEFF00U);
    CHECK(lanes_of(v) == Lanes{0x55667788U, 0x11223344U, 0xDDEEFF00U, 0x99AABBCCU});
    for (const Lanes& x : samples()) {
        const V128 a = vector_of(x);
        CHECK(lanes_of(a) == x);
        CHECK(a.lo() == (x[0] | std::uint64_t{x[1]} << 32));
        CHECK(a.hi() == (x[2] | std::uint64_t{x[3]} << 32));
        CHECK(lanes_of(V128::from_u64(a.lo(), a.hi())) == x);
    }
}

TEST_CASE("V128: constructors are constant expressions") {
    static constexpr V128 zero;
    static constexpr V128 words = V128::from_u64(1, 2);
    static constexpr V128 lanes = V128::from_u32(1, 2, 3, 4);
    static constexpr V128 splat = V128::splat32(7);
    CHECK(lanes_of(zero) == Lanes{0, 0, 0, 0});
    CHECK(lanes_of(words) == Lanes{1, 0, 2, 0});
    CHECK(lanes_of(lanes) == Lanes{1, 2, 3, 4});
    CHECK(lanes_of(splat) == Lanes{7, 7, 7, 7});
}

TEST_CASE("V128: bitwise operators") {
    for_all_pairs([](const Lanes& x, const Lanes& y) {
        const V128 a = vector_of(x);
        const V128 b = vector_of(y);
        const Lanes both = map(x, y, [](std::uint32_t p, std::uint32_t q) { return p & q; });
        const Lanes either = map(x, y, [](std::uint32_t p, std::uint32_t q) { return p | q; });
        const Lanes one = map(x, y, [](std::uint32_t p, std::uint32_t q) { return p ^ q; });
        const Lanes first_only = map(x, y, [](std::uint32_t p, std::uint32_t q) { return p & ~q; });
        REQUIRE(lanes_of(a & b) == both);
        REQUIRE(lanes_of(a | b) == either);
        REQUIRE(lanes_of(a ^ b) == one);
        REQUIRE(lanes_of(and_not(a, b)) == first_only);
        V128 c = a;
        c &= b;
        REQUIRE(lanes_of(c) == both);
        c = a;
        c |= b;
        REQUIRE(lanes_of(c) == either);
        c = a;
        c ^= b;
        REQUIRE(lanes_of(c) == one);
    });
    for (const Lanes& x : samples()) {
        CHECK(lanes_of(~vector_of(x)) == map(x, x, [](std::uint32_t p, std::uint32_t) { return ~p; }));
    }
}

TEST_CASE("V128: equality compares every bit") {
    for_all_pairs([](const Lanes& x, const Lanes& y) {
        REQUIRE((vector_of(x) == vector_of(y)) == (x == y));
        REQUIRE((vector_of(x) != vector_of(y)) == (x != y));
    });
    for (const Lanes& x : samples()) {
        for (unsigned bit = 0; bit < 128; ++bit) {
            Lanes y = x;
            y[bit / 32] ^= 1U << (bit % 32);
            REQUIRE_FALSE(vector_of(x) == vector_of(y));
        }
    }
}

TEST_CASE("V128: any, popcount") {
    for (const Lanes& x : samples()) {
        CHECK(any(vector_of(x)) == (x != Lanes{}));
        CHECK(popcount(vector_of(x)) == bits_set(x));
        int lowest = 0;
        while (lowest < 128 && (x[lowest / 32] >> lowest % 32 & 1U) == 0) ++lowest;
        CHECK(lowest_bit(vector_of(x)) == lowest);
    }
}

TEST_CASE("V128: addition and subtraction do not carry between lanes") {
    for_all_pairs([](const Lanes& x, const Lanes& y) {
        REQUIRE(lanes_of(add32(vector_of(x), vector_of(y))) ==
                map(x, y, [](std::uint32_t p, std::uint32_t q) { return p + q; }));
        REQUIRE(lanes_of(sub32(vector_of(x), vector_of(y))) ==
                map(x, y, [](std::uint32_t p, std::uint32_t q) { return p - q; }));
    });
}

namespace {

template <int N>
void check_shift(const Lanes& x) {
    REQUIRE(lanes_of(shl32<N>(vector_of(x))) == map(x, x, [](std::uint32_t p, std::uint32_t) { return p << N; }));
    REQUIRE(lanes_of(shr32<N>(vector_of(x))) == map(x, x, [](std::uint32_t p, std::uint32_t) { return p >> N; }));
}

template <int... N>
void check_shifts(std::integer_sequence<int, N...>) {
    for (const Lanes& x : samples()) (check_shift<N>(x), ...);
}

template <int Index>
void check_shuffle() {
    constexpr int a = Index & 3;
    constexpr int b = (Index >> 2) & 3;
    constexpr int c = (Index >> 4) & 3;
    constexpr int d = Index >> 6;
    const Lanes x{0x0A0B0C0DU, 0x1A1B1C1DU, 0x2A2B2C2DU, 0x3A3B3C3DU};
    REQUIRE(lanes_of(shuffle32<a, b, c, d>(vector_of(x))) == Lanes{x[a], x[b], x[c], x[d]});
}

template <int... Index>
void check_shuffles(std::integer_sequence<int, Index...>) {
    (check_shuffle<Index>(), ...);
}

}  // namespace

TEST_CASE("V128: shifts by 0 to 31 bits, filling with zeros") {
    check_shifts(std::make_integer_sequence<int, 32>());
}

TEST_CASE("V128: all 256 shuffles of the lanes") {
    check_shuffles(std::make_integer_sequence<int, 256>());
}

TEST_CASE("V128: swizzle8 picks bytes, and zero where the top bit of the index is set") {
    std::vector<Lanes> indices;
    for (int rotation = 0; rotation < 16; ++rotation) {
        Bytes forward{};
        Bytes backward{};
        Bytes every_other{};
        for (int i = 0; i < 16; ++i) {
            const auto k = static_cast<std::size_t>(i);
            forward[k] = static_cast<std::uint8_t>((i + rotation) % 16);
            backward[k] = static_cast<std::uint8_t>((31 - i - rotation) % 16);
            every_other[k] =
                static_cast<std::uint8_t>(i % 2 == 0 ? (i * 5 + rotation) % 16 : 0x80 + i * rotation % 0x80);
        }
        indices.push_back(lanes_of_bytes(forward));
        indices.push_back(lanes_of_bytes(backward));
        indices.push_back(lanes_of_bytes(every_other));
    }
    for (const Lanes& random : samples()) {  // any bytes, reduced to the allowed range
        Bytes bytes = bytes_of(random);
        for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(byte >= 0x80 ? byte : byte & 15);
        indices.push_back(lanes_of_bytes(bytes));
    }
    for (const Lanes& table : samples()) {
        const Bytes from = bytes_of(table);
        for (const Lanes& index : indices) {
            const Bytes pick = bytes_of(index);
            Bytes expected{};
            for (std::size_t i = 0; i < 16; ++i) expected[i] = pick[i] >= 0x80 ? std::uint8_t{0} : from[pick[i]];
            REQUIRE(lanes_of(swizzle8(vector_of(table), vector_of(index))) == lanes_of_bytes(expected));
        }
    }
}

TEST_CASE("V128: dot16 adds the products of two signed 16-bit lanes") {
    const auto half = [](std::uint32_t lane, int which) {
        return static_cast<std::int64_t>(static_cast<std::int16_t>(lane >> (16 * which) & 0xFFFFU));
    };
    for (const Lanes& a : samples()) {
        for (const Lanes& b : samples()) {
            Lanes expected{};
            for (std::size_t i = 0; i < 4; ++i) {
                const std::int64_t sum = half(a[i], 0) * half(b[i], 0) + half(a[i], 1) * half(b[i], 1);
                expected[i] = static_cast<std::uint32_t>(sum);
            }
            REQUIRE(lanes_of(dot16(vector_of(a), vector_of(b))) == expected);
        }
    }
}

}  // namespace rookery
