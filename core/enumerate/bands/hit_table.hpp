// Sets by their cells in one band, and for each place of the band the sets that a clue there leaves unhit: the same bit
// matrix, by rows and by columns.
//
//   part(i)    27 bits: the places of set i        miss(p)    one bit a set: it has no cell at place p
//
// Row 27 means "no clue": it hits nothing.
#pragma once

#include "enumerate/bands/set_bits.hpp"

namespace rookery::bands {

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
