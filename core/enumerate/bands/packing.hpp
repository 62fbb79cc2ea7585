// Lower bound: disjoint sets need a clue each.
//
// Takes sets greedily, smallest first, as they are numbered. If more fit than clues are left, the branch is dead. If
// exactly as many fit, each clue must be in one of the packed sets, so no other place need be tried.
#pragma once

#include "enumerate/bands/hit_table.hpp"

namespace rookery::bands {

// Whether the unhit sets need more than `clues` clues at `alive` places. If they need exactly that many, `alive`
// shrinks to the places that can still be clues.
template <int W>
[[gnu::always_inline]] inline bool needs_more(const HitTable<W>& table, SetBits<W> unhit, int clues, BandMask& alive) {
    const BandMask places = alive;
    BandMask packed = 0;
    for (int w = 0; w < W; ++w) {
        while (any(unhit.word[w])) {
            if (clues-- == 0) return true;
            BandMask part = table.part(w * kWordBits + lowest_bit(unhit.word[w])) & places;
            if (part == 0) return true;
            packed |= part;
            do {
                unhit &= table.miss(std::countr_zero(part));
                part &= part - 1;
            } while (part != 0);
        }
    }
    if (clues == 0) alive = packed;
    return false;
}

// The part with the fewest alive places among the first few unhit sets. `size` is 0 if a set has none left, and
// kNothingUnhit if there is no unhit set.
struct SmallestPart {
    BandMask part = 0;
    int size = kNothingUnhit;
    static constexpr int kNothingUnhit = 99;
};
// Looking at more sets pays in C, where a place that is the only one left is likely to be found.
template <int W>
inline constexpr int kLooksFor = W > 2 ? 24 : 8;

template <int W>
[[gnu::always_inline]] inline SmallestPart smallest_part(const HitTable<W>& table, const SetBits<W>& unhit,
                                                         BandMask alive) {
    constexpr int kLooks = kLooksFor<W>;
    SmallestPart best;
    int looks = kLooks;
    unhit.for_each_while([&](int i) {
        const BandMask part = table.part(i) & alive;
        const int size = std::popcount(part);
        if (size < best.size) best = {part, size};
        return best.size > 1 && --looks > 0;
    });
    return best;
}

}  // namespace rookery::bands
