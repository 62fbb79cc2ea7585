// The unavoidable sets that the clues of band A leave unhit, gathered close together: everything below works on them.
//
//   near sets, 256     near.part(i)        hit by clues in B
//   far sets, 512      far_b.part(i)       hit by clues in B
//                      far_c.part(i)       or in C
//
// Each ends in spare numbers for sets that are found on the way.
#pragma once

#include "enumerate/bands/prefix_sets.hpp"

namespace rookery::bands {

class LeafSets {
  public:
    static constexpr int kNearWords = 2;
    static constexpr int kFarWords = 4;
    static constexpr int kFirstWords = 2;  // of the far sets: those with the fewest places in C
    using Near = SetBits<kNearWords>;
    using Far = SetBits<kFarWords>;
    using FirstFar = SetBits<kFirstWords>;

    // `clues`: those in A that the prefix does not have. The near sets first: often they already say that B has too few
    // clues.
    void fill_near(const PrefixSets& prefix, BandMask clues);
    void fill_far(const PrefixSets& prefix, BandMask clues);
    // A set that no clue in A hits, by its parts in B and C; returns its number.
    int add_near(BandMask b);
    int add_far(BandMask b, BandMask c);

    HitTable<kNearWords> near;
    HitTable<kFarWords> far_b;
    HitTable<kFarWords> far_c;
    Near near_used;
    Far far_used;
    // Of the first far sets: which others share no place with set i in C. Nothing is said of sets that were added.
    const FirstFar& apart(int i) {
        if (!apart_[i].known) find_apart(i);
        return apart_[i].bits;
    }

  private:
    struct Apart {
        FirstFar bits;
        bool known = false;
    };
    void find_apart(int i);

    std::array<Apart, FirstFar::kCapacity> apart_;  // made when asked for: most never are

    int near_spare_ = 0, near_next_ = 0;
    int far_spare_ = 0, far_next_ = 0;
};

}  // namespace rookery::bands
