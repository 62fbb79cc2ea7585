// A bit per numbered set: bit i usually means that no clue hits set i so far.
//
//   SetBits<2>   word[0] = sets 0..127   word[1] = sets 128..255
//
// The sets that a clue at place p leaves unhit are a SetBits as well, so placing a clue is one AND per word.
#pragma once

#include <array>
#include <bit>

#include "enumerate/bands/band_layout.hpp"
#include "simd/v128.hpp"

namespace rookery::bands {

inline constexpr int kWordBits = 128;

template <int W>
struct SetBits {
    std::array<V128, W> word{};

    static constexpr int kCapacity = W * kWordBits;

    SetBits& operator&=(const SetBits& other) {
        for (int w = 0; w < W; ++w) word[w] &= other.word[w];
        return *this;
    }
    friend SetBits operator&(SetBits a, const SetBits& b) { return a &= b; }

    bool any_set() const {
        V128 all = word[0];
        for (int w = 1; w < W; ++w) all |= word[w];
        return any(all);
    }
    void put(int i, bool value) {
        ROOKERY_EXPECTS(0 <= i && i < kCapacity);
        V128& w = word[i / kWordBits];
        const std::uint64_t bit = std::uint64_t{1} << (i & 63);
        const V128 at = (i & 64) == 0 ? V128::from_u64(bit, 0) : V128::from_u64(0, bit);
        w = value ? w | at : and_not(w, at);
    }
    // The first n bits.
    static SetBits first_bits(int n) {
        const auto half = [n](int from) {
            const int bits = n - from;
            return bits >= 64 ? ~std::uint64_t{0} : bits <= 0 ? 0 : (std::uint64_t{1} << bits) - 1;
        };
        SetBits bits;
        for (int w = 0; w < W; ++w) bits.word[w] = V128::from_u64(half(w * kWordBits), half(w * kWordBits + 64));
        return bits;
    }
    // Calls f(i) for each bit that is set, ascending, until it returns false.
    template <class F>
    [[gnu::always_inline]] void for_each_while(F f) const {
        for (int w = 0; w < W; ++w) {
            for (std::uint64_t half = word[w].lo(); half != 0; half &= half - 1) {
                if (!f(w * kWordBits + std::countr_zero(half))) return;
            }
            for (std::uint64_t half = word[w].hi(); half != 0; half &= half - 1) {
                if (!f(w * kWordBits + 64 + std::countr_zero(half))) return;
            }
        }
    }
};

}  // namespace rookery::bands
