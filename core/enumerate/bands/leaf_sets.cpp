#include "enumerate/bands/leaf_sets.hpp"

#include <algorithm>

namespace rookery::bands {
namespace {

constexpr int kSpare = 32;     // numbers reserved for new sets
constexpr int kForFound = 32;  // numbers that sets found earlier under the same prefix may take

// Calls put(i) for the sets to keep: those known from the start, while there is room, then those found later.
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

void LeafSets::fill_b_sets(const PrefixSets& prefix, BandMask clues) {
    int count = 0;
    choose(prefix.b_sets_unhit(clues), prefix.b_sets_spare(), BSets::kCapacity,
           [&](int i) { b_sets.put_part(count++, prefix.b_sets_in_b(i)); });
    b_sets.make_columns(count);
    b_sets_used = BSets::first_bits(count);
    b_sets_spare_ = b_sets_next_ = count;
}

void LeafSets::fill_bc_sets(const PrefixSets& prefix, BandMask clues) {
    int count = 0;
    choose(prefix.bc_sets_unhit(clues), prefix.bc_sets_spare(), BcSets::kCapacity, [&](int i) {
        bc_sets_in_b.put_part(count, prefix.bc_sets_in_b(i));
        bc_sets_in_c.put_part(count++, prefix.bc_sets_in_c(i));
    });
    bc_sets_in_b.make_columns(count);
    bc_sets_in_c.make_columns(count);
    bc_sets_used = BcSets::first_bits(count);
    bc_sets_spare_ = bc_sets_next_ = count;
    for (Apart& apart : apart_) apart.known = false;
}

int LeafSets::add_b_set(BandMask b) {
    const int i = b_sets_next_;
    b_sets_next_ = i + 1 < BSets::kCapacity ? i + 1 : b_sets_spare_;
    b_sets.put(i, b);
    b_sets_used.put(i, true);
    return i;
}

int LeafSets::add_bc_set(BandMask b, BandMask c) {
    const int i = bc_sets_next_;
    bc_sets_next_ = i + 1 < BcSets::kCapacity ? i + 1 : bc_sets_spare_;
    bc_sets_in_b.put(i, b);
    bc_sets_in_c.put(i, c);
    bc_sets_used.put(i, true);
    if (i < FirstBcSets::kCapacity) apart_[i].known = false;
    return i;
}

void LeafSets::find_apart(int i) {
    FirstBcSets bits = FirstBcSets::first_bits(std::min(bc_sets_spare_, FirstBcSets::kCapacity));
    for_each_place(bc_sets_in_c.part(i), [&](int place) {
        for (int w = 0; w < kFirstWords; ++w) bits.word[w] &= bc_sets_in_c.miss(place).word[w];
    });
    apart_[i] = {bits, true};
}

}  // namespace rookery::bands
