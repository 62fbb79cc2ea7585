// Band A: the choices of its clues, and the sets gathered for each.
#include <algorithm>

#include "enumerate/bands/band_search.hpp"

namespace rookery::bands {
namespace {

// How much a B set constrains, by the number of its places in B.
constexpr auto kBinding = [] {
    std::array<std::uint32_t, kPlaces + 1> weights{};
    double weight = 1 << 20;
    for (std::uint32_t& w : weights) {
        w = static_cast<std::uint32_t>(weight);
        weight *= 0.6;
    }
    return weights;
}();

struct Hardness {
    int packed = 0;             // number of B sets that share no place in B, chosen greedily
    std::uint64_t binding = 0;  // sum over all B sets
    bool is_at_least(const Hardness& other) const {
        return packed != other.packed ? packed > other.packed : binding >= other.binding;
    }
};

// How much the B sets would constrain the clues of B.
Hardness hardness(const PrefixSets& sets, BandMask new_clues) {
    Hardness hardness;
    BandMask packed = 0;
    sets.b_sets_unhit(new_clues).for_each_while([&](int i) {
        const BandMask part = sets.b_sets_in_b(i);
        hardness.binding += kBinding[std::popcount(part)];
        if ((part & packed) == 0) {
            packed |= part;
            ++hardness.packed;
        }
        return true;
    });
    return hardness;
}

void keep_unhit(const std::vector<BandSet>& from, int band, BandMask clue, std::vector<BandSet>& to) {
    to.clear();
    for (const BandSet& set : from) {
        if ((set.part[band] & clue) == 0) to.push_back(set);
    }
}

}  // namespace

EnumerationEnd Search::run(const Split& split, std::int64_t first, std::int64_t last, PuzzleVisitor& visitor,
                           StopToken stop, EnumerationCounters& counters) {
    visitor_ = &visitor;
    stop_ = stop;
    end_ = EnumerationEnd::complete;
    counters_ = {};
    counts_only_ = visitor.counts_only();
    split_ = &split;
    a_ = split.a;
    unit_ = 0;
    first_unit_ = first;
    last_unit_ = last;
    filtered_ = 0;
    const BandMask required = prepared_.required.part[a_];
    a_tree(0, split.clues - std::popcount(required), prepared_.open.part[a_], required);
    counters.nodes += counters_.nodes;
    counters.checks += counters_.checks;
    return end_;
}

void Search::a_tree(int depth, int left, BandMask alive, BandMask clues) {
    if (depth == split_->unit_depth) {
        const std::int64_t unit = unit_++;
        if (unit < first_unit_ || unit >= last_unit_) return;
    }
    if (left == 2 || (depth == 0 && left < 2)) enter_prefix(depth, clues);
    const BandMasks& sets = known_[0].in_band[a_];
    if (left == 0) {
        if (all_hit(sets, clues)) a_leaf(clues);
        return;
    }
    for (BandMask places = next_places(sets, clues, alive, left); places != 0 && !over(); places &= places - 1) {
        const BandMask place = lowest(places);
        alive ^= place;
        a_path_[depth + 1] = place;
        filtered_ = std::min(filtered_, depth);
        a_tree(depth + 1, left - 1, alive, clues | place);
        if (depth < split_->unit_depth && unit_ >= last_unit_) return;
    }
}

void Search::enter_prefix(int depth, BandMask clues) {
    for (; filtered_ < depth; ++filtered_) {
        for (const int bands : {touching(a_, b_of(0)), touching(a_, c_of(0)), kTouchesAll}) {
            keep_unhit(known_[filtered_].across[bands], a_, a_path_[filtered_ + 1],
                       known_[filtered_ + 1].across[bands]);
        }
    }
    prefix_depth_ = depth;
    prefix_clues_ = clues;
    for (Role& role : roles_) role.filled = false;
}

const PrefixSets& Search::prefix_sets(int role) {
    Role& chosen = roles_[role];
    if (!chosen.filled) {
        chosen.sets.fill(known_[0], known_[prefix_depth_], a_, b_of(role), c_of(role));
        chosen.filled = true;
    }
    return chosen.sets;
}

// If both bands get the same number of clues, B is the one whose clues are constrained more.
int Search::better_role() {
    return hardness(prefix_sets(0), new_clues_).is_at_least(hardness(prefix_sets(1), new_clues_)) ? 0 : 1;
}

void Search::a_leaf(BandMask clues) {
    a_clues_ = clues;
    new_clues_ = clues & ~prefix_clues_;
    // Of two bands with different numbers of clues, B is the one with fewer.
    for (const Split::Others& others : split_->others) {
        if (over()) return;
        const int role = others.next == others.after ? better_role() : others.next < others.after ? 0 : 1;
        search_leaf(role, std::min(others.next, others.after), std::max(others.next, others.after));
    }
}

void Search::search_leaf(int role, int b_clues, int c_clues) {
    role_ = role;
    b_ = b_of(role);
    c_ = c_of(role);
    const BandSet& required = prepared_.required;
    const int b_left = b_clues - std::popcount(required.part[b_]);
    c_clues_left_ = c_clues - std::popcount(required.part[c_]);
    if (b_left < 0 || c_clues_left_ < 0) return;
    leaf_.fill_b_sets(prefix_sets(role), new_clues_);
    BandMask open = prepared_.open.part[b_];
    if (needs_more(leaf_.b_sets, leaf_.b_sets_used, b_left, open)) return;
    bc_sets_filled_ = false;
    b_levels_[0].b_sets = leaf_.b_sets_used;
    b_levels_[0].clues = required.part[b_];
    b_level_ = 0;
    b_tree(0, b_left, open);
}

}  // namespace rookery::bands
