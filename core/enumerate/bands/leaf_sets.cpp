#include "enumerate/bands/leaf_sets.hpp"

#include <algorithm>

namespace rookery::bands {
namespace {

constexpr int kSpare = 32;     // numbers that only new sets get
constexpr int kForFound = 32;  // numbers that sets found under the same prefix may take before

// Calls put(i) for the sets to be kept: those known from the start as far as there is room, and then those found later.
template <class Bits, class Put>
void choose(const Bits& unhit, int first_found, int capacity, Put put) {
    int count = 0;
    unhit.for_each_while([&](int i) {
        if (count >= capacity - kSpare) return false;
        if (i >= first_found || count < capacity - kSpare - kForFound) {
            put(i);
            ++count;
        }
        return true;
    });
}

}  // namespace

void LeafSets::fill_near(const PrefixSets& prefix, BandMask clues) {
    int count = 0;
    choose(prefix.near_unhit(clues), prefix.near_spare(), Near::kCapacity,
           [&](int i) { near.put_part(count++, prefix.near_b(i)); });
    near.make_columns(count);
    near_used = Near::first_bits(count);
    near_spare_ = near_next_ = count;
}

void LeafSets::fill_far(const PrefixSets& prefix, BandMask clues) {
    int count = 0;
    choose(prefix.far_unhit(clues), prefix.far_spare(), Far::kCapacity, [&](int i) {
        far_b.put_part(count, prefix.far_b(i));
        far_c.put_part(count++, prefix.far_c(i));
    });
    far_b.make_columns(count);
    far_c.make_columns(count);
    far_used = Far::first_bits(count);
    far_spare_ = far_next_ = count;
    for (Apart& apart : apart_) apart.known = false;
}

int LeafSets::add_near(BandMask b) {
    const int i = near_next_;
    near_next_ = i + 1 < Near::kCapacity ? i + 1 : near_spare_;
    near.put(i, b);
    near_used.put(i, true);
    return i;
}

int LeafSets::add_far(BandMask b, BandMask c) {
    const int i = far_next_;
    far_next_ = i + 1 < Far::kCapacity ? i + 1 : far_spare_;
    far_b.put(i, b);
    far_c.put(i, c);
    far_used.put(i, true);
    if (i < FirstFar::kCapacity) apart_[i].known = false;
    return i;
}

void LeafSets::find_apart(int i) {
    FirstFar bits = FirstFar::first_bits(std::min(far_spare_, FirstFar::kCapacity));
    for_each_place(far_c.part(i), [&](int place) {
        for (int w = 0; w < kFirstWords; ++w) bits.word[w] &= far_c.miss(place).word[w];
    });
    apart_[i] = {bits, true};
}

}  // namespace rookery::bands
