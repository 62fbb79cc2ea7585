// The unavoidable sets that the clues of band A leave unhit, stored compactly for the searches of B and C.
//
//   B sets, 256     b_sets.part(i)          hit by clues in B
//   BC sets, 512    bc_sets_in_b.part(i)    hit by clues in B
//                   bc_sets_in_c.part(i)    or in C
//
// Each ends with spare numbers for sets found during the search.
#pragma once

#include "enumerate/bands/prefix_sets.hpp"

namespace rookery::bands {

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
