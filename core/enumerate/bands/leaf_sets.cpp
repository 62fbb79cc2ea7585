#include "enumerate/bands/leaf_sets.hpp"

#include <algorithm>

namespace rookery::bands {
namespace {

constexpr int kPrefixSpare = 128;  // numbers reserved for new sets
// Limits, so that no kind of BC sets crowds out the others.
constexpr std::size_t kMaxInAC = 250;
constexpr std::size_t kMaxInBC = 100;

template <class Sets>
void append(std::vector<BandSet>& chosen, const Sets& sets, std::size_t most, std::size_t capacity) {
    const std::size_t room = std::min(most, capacity - std::min(capacity, chosen.size()));
    chosen.insert(chosen.end(), sets.begin(), sets.begin() + static_cast<std::ptrdiff_t>(std::min(room, sets.size())));
}

void append_in_band(std::vector<BandSet>& chosen, const BandMasks& masks, int band, std::size_t capacity) {
    for (const BandMask mask : masks) {
        if (chosen.size() == capacity) return;
        chosen.emplace_back().part[band] = mask;
    }
}

// Calls put(set, number) for each set, numbered by the size of its part in `band`; ties keep their order.
template <class Put>
void number_by_part(const std::vector<BandSet>& sets, int band, Put put) {
    std::array<int, kPlaces + 2> next{};
    for (const BandSet& set : sets) ++next[std::popcount(set.part[band]) + 1];
    for (int size = 1; size <= kPlaces + 1; ++size) next[size] += next[size - 1];
    for (const BandSet& set : sets) put(set, next[std::popcount(set.part[band])]++);
}

}  // namespace

void PrefixSets::fill(const SetsByBands& all, const SetsByBands& unhit, int a, int b, int c) {
    a_ = a;
    b_ = b;
    c_ = c;

    chosen_.clear();
    std::size_t capacity = kBSetCapacity - kPrefixSpare;
    append_in_band(chosen_, all.in_band[b], b, capacity);
    append(chosen_, unhit.across[touching(a, b)], capacity, capacity);
    b_sets_spare_ = b_sets_next_ = static_cast<int>(chosen_.size());
    b_sets_used_ = SetBits<kBSetWords>::first_bits(b_sets_spare_);
    number_by_part(chosen_, b, [&](const BandSet& set, int i) {
        b_sets_in_a_.put_part(i, set.part[a]);
        b_sets_in_b_[i] = set.part[b];
    });
    b_sets_in_a_.make_columns(b_sets_spare_);

    chosen_.clear();
    capacity = kBcSetCapacity - kPrefixSpare;
    append_in_band(chosen_, all.in_band[c], c, capacity);
    append(chosen_, unhit.across[touching(a, c)], kMaxInAC, capacity);
    append(chosen_, all.across[touching(b, c)], kMaxInBC, capacity);
    append(chosen_, unhit.across[kTouchesAll], capacity, capacity);
    bc_sets_spare_ = bc_sets_next_ = static_cast<int>(chosen_.size());
    bc_sets_used_ = SetBits<kBcSetWords>::first_bits(bc_sets_spare_);
    number_by_part(chosen_, c, [&](const BandSet& set, int i) {
        bc_sets_in_a_.put_part(i, set.part[a]);
        bc_sets_in_b_[i] = set.part[b];
        bc_sets_in_c_[i] = set.part[c];
    });
    bc_sets_in_a_.make_columns(bc_sets_spare_);
}

void PrefixSets::add_b_set(const BandSet& set) {
    const int i = b_sets_next_;
    b_sets_next_ = i + 1 < std::min(b_sets_spare_ + kPrefixSpare, kBSetCapacity) ? i + 1 : b_sets_spare_;
    b_sets_in_a_.put(i, set.part[a_]);
    b_sets_in_b_[i] = set.part[b_];
    b_sets_used_.put(i, true);
}

void PrefixSets::add_bc_set(const BandSet& set) {
    const int i = bc_sets_next_;
    bc_sets_next_ = i + 1 < std::min(bc_sets_spare_ + kPrefixSpare, kBcSetCapacity) ? i + 1 : bc_sets_spare_;
    bc_sets_in_a_.put(i, set.part[a_]);
    bc_sets_in_b_[i] = set.part[b_];
    bc_sets_in_c_[i] = set.part[c_];
    bc_sets_used_.put(i, true);
}

namespace {

constexpr int kLeafSpare = 32;  // numbers reserved for new sets
constexpr int kForFound = 32;   // numbers that sets found earlier under the same prefix may take

// Calls put(i) for the sets to keep: those known from the start, while there is room, then those found later.
template <class Bits, class Put>
void choose(const Bits& unhit, int first_found, int capacity, Put put) {
    int count = 0;
    unhit.for_each_while([&](int i) {
        if (count >= capacity - kLeafSpare) return false;
        if (i >= first_found || count < capacity - kLeafSpare - kForFound) {
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
