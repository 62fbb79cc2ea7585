#include "enumerate/bands/prefix_sets.hpp"

#include <algorithm>

namespace rookery::bands {
namespace {

constexpr int kSpare = 128;
// So that no kind of far sets keeps out the others.
constexpr std::size_t kMostInAC = 250;
constexpr std::size_t kMostInBC = 100;

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

// Calls put(set, number) for each set, numbered by the size of its part in `band`; among equals, as they come.
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
    std::size_t capacity = kNearCapacity - kSpare;
    append_in_band(chosen_, all.in_band[b], b, capacity);
    append(chosen_, unhit.across[touching(a, b)], capacity, capacity);
    near_spare_ = near_next_ = static_cast<int>(chosen_.size());
    near_used_ = SetBits<kNearWords>::first_bits(near_spare_);
    number_by_part(chosen_, b, [&](const BandSet& set, int i) {
        near_a_.put_part(i, set.part[a]);
        near_b_[i] = set.part[b];
    });
    near_a_.make_columns(near_spare_);

    chosen_.clear();
    capacity = kFarCapacity - kSpare;
    append_in_band(chosen_, all.in_band[c], c, capacity);
    append(chosen_, unhit.across[touching(a, c)], kMostInAC, capacity);
    append(chosen_, all.across[touching(b, c)], kMostInBC, capacity);
    append(chosen_, unhit.across[kTouchesAll], capacity, capacity);
    far_spare_ = far_next_ = static_cast<int>(chosen_.size());
    far_used_ = SetBits<kFarWords>::first_bits(far_spare_);
    number_by_part(chosen_, c, [&](const BandSet& set, int i) {
        far_a_.put_part(i, set.part[a]);
        far_b_[i] = set.part[b];
        far_c_[i] = set.part[c];
    });
    far_a_.make_columns(far_spare_);
}

void PrefixSets::add_near(const BandSet& set) {
    const int i = near_next_;
    near_next_ = i + 1 < std::min(near_spare_ + kSpare, kNearCapacity) ? i + 1 : near_spare_;
    near_a_.put(i, set.part[a_]);
    near_b_[i] = set.part[b_];
    near_used_.put(i, true);
}

void PrefixSets::add_far(const BandSet& set) {
    const int i = far_next_;
    far_next_ = i + 1 < std::min(far_spare_ + kSpare, kFarCapacity) ? i + 1 : far_spare_;
    far_a_.put(i, set.part[a_]);
    far_b_[i] = set.part[b_];
    far_c_[i] = set.part[c_];
    far_used_.put(i, true);
}

}  // namespace rookery::bands
