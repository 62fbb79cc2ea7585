// Sets by their cells in one band, and for each place of the band the sets that a clue there leaves unhit: the same bit
// matrix, by rows and by columns.
//
//   part(i)    27 bits: the places of set i        miss(p)    one bit a set: it has no cell at place p
//
// Row 27 means "no clue": it hits nothing.
#pragma once

#include <array>
#include <bit>

#include "enumerate/bands/band_layout.hpp"
#include "simd/v128.hpp"

namespace rookery::bands {

// A bit per numbered set: bit i usually means that no clue hits set i so far.
//
//   SetBits<2>   word[0] = sets 0..127   word[1] = sets 128..255
//
// The sets that a clue at place p leaves unhit are a SetBits as well, so placing a clue is one AND per word.
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

inline constexpr int kNoPlace = kPlaces;

template <int W>
class HitTable {
  public:
    static constexpr int kCapacity = SetBits<W>::kCapacity;

    HitTable() { miss_[kNoPlace] = SetBits<W>::first_bits(kCapacity); }

    BandMask part(int i) const { return part_[i]; }
    const SetBits<W>& miss(int place) const { return miss_[place]; }
    // The sets that the clues of a mask leave unhit.
    SetBits<W> miss_all(BandMask clues) const {
        SetBits<W> bits = miss_[kNoPlace];
        for_each_place(clues, [&](int place) { bits &= miss_[place]; });
        return bits;
    }

    // First put_part() for each of the sets 0..count-1; then make_columns() makes all columns at once.
    void put_part(int i, BandMask part) { part_[i] = part; }
    void make_columns(int count);
    // Adds a set, or replaces one.
    void put(int i, BandMask part) {
        ROOKERY_EXPECTS(0 <= i && i < kCapacity);
        part_[i] = part;
        for (int place = 0; place < kPlaces; ++place) miss_[place].put(i, (part >> place & 1U) == 0);
    }

  private:
    std::array<BandMask, kCapacity> part_{};
    std::array<SetBits<W>, kPlaces + 1> miss_{};
};

// Transposes 128 rows of 32 bits: column[p] has bit i set if row i has bit p set.
void turn_over(const BandMask* rows, std::array<V128, 32>& columns);

template <int W>
void HitTable<W>::make_columns(int count) {
    for (int w = 0; w * kWordBits < count; ++w) {
        std::array<V128, 32> columns;
        turn_over(part_.data() + w * kWordBits, columns);
        for (int place = 0; place < kPlaces; ++place) miss_[place].word[w] = ~columns[place];
    }
}

}  // namespace rookery::bands
