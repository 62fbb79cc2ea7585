// The unavoidable sets that matter once the first clues of band A are chosen (all but two of them), for one choice of
// which band comes next. The bands are called A, B, C in the order in which the search fills them.
//
//   near sets   in A and B, with a place in B: C can do nothing about them
//   far sets    all that have a place in C
//
//                   part in A        part in B     part in C
//   near set i      near_a (bits)    near_b[i]     -
//   far set i       far_a (bits)     far_b[i]      far_c[i]
//
// Both are numbered by the number of their places in the last band that they touch, fewest first: those bind most. Sets
// that the search finds later go to the spare numbers at the end; when these are used up, the oldest of them give way.
#pragma once

#include "enumerate/bands/hit_table.hpp"
#include "enumerate/bands/sets_by_bands.hpp"

namespace rookery::bands {

class PrefixSets {
  public:
    static constexpr int kNearWords = 4;
    static constexpr int kFarWords = 12;

    // From all sets, and those of `unhit` for what lies across A and other bands: they are what the prefix leaves
    // unhit.
    void fill(const SetsByBands& all, const SetsByBands& unhit, int a, int b, int c);
    // A set that was found since then.
    void add_near(const BandSet& set);
    void add_far(const BandSet& set);

    // Those that further clues in A leave unhit.
    SetBits<kNearWords> near_unhit(BandMask clues) const { return near_used_ & near_a_.miss_all(clues); }
    SetBits<kFarWords> far_unhit(BandMask clues) const { return far_used_ & far_a_.miss_all(clues); }

    BandMask near_b(int i) const { return near_b_[i]; }
    BandMask far_b(int i) const { return far_b_[i]; }
    BandMask far_c(int i) const { return far_c_[i]; }
    // Numbers from here on are those of sets that were found later.
    int near_spare() const { return near_spare_; }
    int far_spare() const { return far_spare_; }

  private:
    static constexpr int kNearCapacity = kNearWords * kWordBits;
    static constexpr int kFarCapacity = kFarWords * kWordBits;

    int a_ = 0, b_ = 0, c_ = 0;
    int near_spare_ = 0, near_next_ = 0;
    int far_spare_ = 0, far_next_ = 0;
    HitTable<kNearWords> near_a_;
    HitTable<kFarWords> far_a_;
    std::array<BandMask, kNearCapacity> near_b_{};
    std::array<BandMask, kFarCapacity> far_b_{};
    std::array<BandMask, kFarCapacity> far_c_{};
    SetBits<kNearWords> near_used_;
    SetBits<kFarWords> far_used_;
    std::vector<BandSet> chosen_;  // while they are put in order
};

}  // namespace rookery::bands
