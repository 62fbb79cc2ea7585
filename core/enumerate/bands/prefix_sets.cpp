#include "enumerate/bands/prefix_sets.hpp"

#include <algorithm>

namespace rookery::bands {
namespace {

constexpr int kSpare = 128;
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
    std::size_t capacity = kBSetCapacity - kSpare;
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
    capacity = kBcSetCapacity - kSpare;
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
    b_sets_next_ = i + 1 < std::min(b_sets_spare_ + kSpare, kBSetCapacity) ? i + 1 : b_sets_spare_;
    b_sets_in_a_.put(i, set.part[a_]);
    b_sets_in_b_[i] = set.part[b_];
    b_sets_used_.put(i, true);
}

void PrefixSets::add_bc_set(const BandSet& set) {
    const int i = bc_sets_next_;
    bc_sets_next_ = i + 1 < std::min(bc_sets_spare_ + kSpare, kBcSetCapacity) ? i + 1 : bc_sets_spare_;
    bc_sets_in_a_.put(i, set.part[a_]);
    bc_sets_in_b_[i] = set.part[b_];
    bc_sets_in_c_[i] = set.part[c_];
    bc_sets_used_.put(i, true);
}

}  // namespace rookery::bands
