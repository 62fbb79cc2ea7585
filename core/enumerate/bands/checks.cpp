// The solver's part in the search: whether clues make a puzzle, and if not, the set that it finds.
#include <algorithm>

#include "job/stop_token.hpp"

#include "enumerate/bands/band_search.hpp"

namespace rookery::bands {
namespace {

constexpr int kMaxKnown = 30'000;        // sets across each choice of bands; more cost more than they save
constexpr std::uint64_t kFirstLook = 4;  // other solutions to look at; the nearest is used
constexpr std::uint64_t kCloserLook = 40;
constexpr std::uint64_t kNodesOfCheck = 30;

std::uint64_t hash_of(const BandSet& set) {
    std::uint64_t h = 0;
    for (const BandMask part : set.part) {
        h = (h ^ part) * 0x9E3779B97F4A7C15ULL;
        h ^= h >> 29;
    }
    return h;
}

// The cells in which the nearest of the first `most` other solutions differs; empty if there is none.
CellSet nearest_difference(const KnownGrid& known, const CellSet& clues, std::uint64_t most) {
    CellSet nearest;
    SolveLimits limits;
    limits.solutions = most;
    known.for_each_other(clues, limits, [&](const CellSet& differing) {
        if (nearest.empty() || differing.size() < nearest.size()) nearest = differing;
        return true;
    });
    return nearest;
}

}  // namespace

Search::Search(const Prepared& prepared) : prepared_{prepared} {
    known_[0] = prepared.sets;
    for (const auto& sets : known_[0].across) {
        for (const BandSet& set : sets) seen_.insert(hash_of(set));
    }
}

bool Search::over() {
    if (stop_.stop_requested()) end_ = EnumerationEnd::stopped;
    return end_ != EnumerationEnd::complete;
}

BandSet Search::band_set(BandMask a, BandMask b, BandMask c) const {
    BandSet set;
    set.part[a_] = a;
    set.part[b_] = b;
    set.part[c_] = c;
    return set;
}

bool Search::has_other_solution(const BandSet& clues, BandSet& fresh) {
    ++counters_.checks;
    counters_.nodes += kNodesOfCheck;
    CellSet set = nearest_difference(prepared_.known, prepared_.layout.join(clues), kFirstLook);
    if (set.empty()) return false;
    for (;;) {
        const CellSet closer = nearest_difference(prepared_.known, ~set, kCloserLook);
        if (closer.size() >= set.size()) break;
        set = closer;
    }
    fresh = prepared_.layout.split(set);
    for (int band = 0; band < kBands; ++band) fresh.part[band] &= prepared_.open.part[band];
    remember(fresh);
    return true;
}

void Search::remember(const BandSet& set) {
    const int bands = touched_bands(set);
    std::vector<BandSet>& sets = known_[0].across[bands];
    if (sets.size() >= kMaxKnown || !seen_.insert(hash_of(set)).second) return;
    if (std::has_single_bit(static_cast<unsigned>(bands))) {  // in one band, except for cells that cannot be clues
        const int band = std::countr_zero(static_cast<unsigned>(bands));
        known_[0].in_band[band].push_back(set.part[band]);
        return;
    }
    const auto larger = [](int size, const BandSet& other) { return size < other.size(); };
    sets.insert(std::upper_bound(sets.begin(), sets.end(), set.size(), larger), set);
}

void Search::add_b_set(const BandSet& set) {
    const BandMask b = set.part[b_];
    roles_[role_].sets.add_b_set(set);
    const int i = leaf_.add_b_set(b);
    for (int level = 0; level <= b_level_; ++level) b_levels_[level].b_sets.put(i, (b & b_levels_[level].clues) == 0);
}

void Search::add_bc_set(const BandSet& set) {
    const BandMask b = set.part[b_];
    const BandMask c = set.part[c_];
    roles_[role_].sets.add_bc_set(set);
    const int i = leaf_.add_bc_set(b, c);
    for (int level = 0; level <= b_level_; ++level) b_levels_[level].bc_sets.put(i, (b & b_levels_[level].clues) == 0);
    const bool hit_in_b = (b & b_clues_) != 0;
    for (int level = 0; level <= c_level_; ++level) {
        c_levels_[level].bc_sets.put(i, !hit_in_b && (c & c_levels_[level].clues) == 0);
    }
}

void Search::emit(BandMask c) {
    const CellSet clues = prepared_.layout.join(band_set(a_clues_, b_clues_, c));
    if (prepared_.request.minimal && !prepared_.known.needs_each(clues)) return;
    const bool go_on = counts_only_ ? visitor_->puzzles(1) : visitor_->puzzle(clues);
    if (!go_on) end_ = EnumerationEnd::enough;
}

}  // namespace rookery::bands
