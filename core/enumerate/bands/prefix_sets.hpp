// The unavoidable sets that matter once all but two clues of band A are chosen, for one choice of the band that comes
// next. The bands are called A, B, C in the order in which the search fills them.
//
//   B sets    in A and B, with a place in B: no clue in C can hit them
//   BC sets   all that have a place in C
//
//                part in A             part in B         part in C
//   B set i      b_sets_in_a (bits)    b_sets_in_b[i]    -
//   BC set i     bc_sets_in_a (bits)   bc_sets_in_b[i]   bc_sets_in_c[i]
//
// Both are numbered by their number of places in the last band that they touch, fewest first, since those constrain
// most. Sets that the search finds later use the spare numbers at the end; when these run out, new sets replace the
// oldest.
#pragma once

#include "enumerate/bands/hit_table.hpp"
#include "enumerate/bands/sets_by_bands.hpp"

namespace rookery::bands {

class PrefixSets {
  public:
    static constexpr int kBSetWords = 4;
    static constexpr int kBcSetWords = 12;

    // Fills from all sets; for those across A and other bands, from `unhit`, the ones that the prefix leaves unhit.
    void fill(const SetsByBands& all, const SetsByBands& unhit, int a, int b, int c);
    // A set found since then.
    void add_b_set(const BandSet& set);
    void add_bc_set(const BandSet& set);

    // The sets that further clues in A leave unhit.
    SetBits<kBSetWords> b_sets_unhit(BandMask clues) const { return b_sets_used_ & b_sets_in_a_.miss_all(clues); }
    SetBits<kBcSetWords> bc_sets_unhit(BandMask clues) const { return bc_sets_used_ & bc_sets_in_a_.miss_all(clues); }

    BandMask b_sets_in_b(int i) const { return b_sets_in_b_[i]; }
    BandMask bc_sets_in_b(int i) const { return bc_sets_in_b_[i]; }
    BandMask bc_sets_in_c(int i) const { return bc_sets_in_c_[i]; }
    // Numbers from here on are for sets found later.
    int b_sets_spare() const { return b_sets_spare_; }
    int bc_sets_spare() const { return bc_sets_spare_; }

  private:
    static constexpr int kBSetCapacity = kBSetWords * kWordBits;
    static constexpr int kBcSetCapacity = kBcSetWords * kWordBits;

    int a_ = 0, b_ = 0, c_ = 0;
    int b_sets_spare_ = 0, b_sets_next_ = 0;
    int bc_sets_spare_ = 0, bc_sets_next_ = 0;
    HitTable<kBSetWords> b_sets_in_a_;
    HitTable<kBcSetWords> bc_sets_in_a_;
    std::array<BandMask, kBSetCapacity> b_sets_in_b_{};
    std::array<BandMask, kBcSetCapacity> bc_sets_in_b_{};
    std::array<BandMask, kBcSetCapacity> bc_sets_in_c_{};
    SetBits<kBSetWords> b_sets_used_;
    SetBits<kBcSetWords> bc_sets_used_;
    std::vector<BandSet> chosen_;  // while they are being sorted
};

}  // namespace rookery::bands
