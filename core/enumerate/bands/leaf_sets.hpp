// The unavoidable sets that the clues of band A leave unhit, stored compactly for the searches of B and C.
//
//   B sets, 256     b_sets.part(i)          hit by clues in B
//   BC sets, 512    bc_sets_in_b.part(i)    hit by clues in B
//                   bc_sets_in_c.part(i)    or in C
//
// Each ends with spare numbers for sets found during the search.
#pragma once

#include "enumerate/bands/hit_table.hpp"
#include "enumerate/bands/sets_by_bands.hpp"

namespace rookery::bands {

// The unavoidable sets that matter once all but two clues of band A are chosen, for one choice of the next band. The
// bands are called A, B, C in the order in which the search fills them.
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
class PrefixSets {
  public:
    static constexpr int kBSetWords = 4;
    static constexpr int kBcSetWords = 12;

    // Fills from all sets. Sets across A and other bands come from `unhit`, which has only the ones that the prefix
    // leaves unhit.
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

class LeafSets {
  public:
    static constexpr int kBSetWords = 2;
    static constexpr int kBcSetWords = 4;
    static constexpr int kFirstWords = 2;  // of the BC sets: those with the fewest places in C
    using BSets = SetBits<kBSetWords>;
    using BcSets = SetBits<kBcSetWords>;
    using FirstBcSets = SetBits<kFirstWords>;

    // `clues`: those in A that are not in the prefix. Fill the B sets first: often they already show that B has too few
    // clues.
    void fill_b_sets(const PrefixSets& prefix, BandMask clues);
    void fill_bc_sets(const PrefixSets& prefix, BandMask clues);
    // A set that no clue in A hits, by its parts in B and C; returns its number.
    int add_b_set(BandMask b);
    int add_bc_set(BandMask b, BandMask c);

    HitTable<kBSetWords> b_sets;
    HitTable<kBcSetWords> bc_sets_in_b;
    HitTable<kBcSetWords> bc_sets_in_c;
    BSets b_sets_used;
    BcSets bc_sets_used;
    // Among the first BC sets: those that share no place with set i in C. Added sets are not covered.
    const FirstBcSets& apart(int i) {
        if (!apart_[i].known) find_apart(i);
        return apart_[i].bits;
    }

  private:
    struct Apart {
        FirstBcSets bits;
        bool known = false;
    };
    void find_apart(int i);

    std::array<Apart, FirstBcSets::kCapacity> apart_;  // computed on demand: most never are

    int b_sets_spare_ = 0, b_sets_next_ = 0;
    int bc_sets_spare_ = 0, bc_sets_next_ = 0;
};

}  // namespace rookery::bands
