// Band B: the choices of its clues that hit all B sets. Most of the nodes are here, nearly all of them at the last two
// clues.
#include "enumerate/bands/band_search.hpp"

namespace rookery::bands {
namespace {

constexpr int kPackingPays = 4;  // with this many clues left or more, the bound is worth its time

// The places that hit all unhit sets: those common to a few of them (usually none), tested on all.
template <int W>
BandMask common_places(const HitTable<W>& table, const SetBits<W>& unhit, BandMask alive) {
    for (int w = 0; w < W; ++w) {
        if (alive == 0) return 0;
        const int first = w * kWordBits;
        if (std::uint64_t half = unhit.word[w].lo(); half != 0) {
            alive &= table.part(first + std::countr_zero(half));
            half &= half - 1;
            if (w == 0 && half != 0) alive &= table.part(first + std::countr_zero(half));
        }
        if (const std::uint64_t half = unhit.word[w].hi(); half != 0) {
            alive &= table.part(first + 64 + std::countr_zero(half));
        }
    }
    BandMask common = 0;
    for (; alive != 0; alive &= alive - 1) {
        if (!(unhit & table.miss(std::countr_zero(alive))).any_set()) common |= lowest(alive);
    }
    return common;
}

}  // namespace

// All clues of B are chosen: those of the level, `placed` and `last`. First computes a bound on the clues that C needs,
// from the BC sets with the fewest places in C; most branches end here.
[[gnu::always_inline]] inline BandMask Search::b_leaf(int level, int placed, int last, BandMask clues) {
    ++counters_.nodes;
    if (!bc_sets_filled_) fill_bc_sets();
    const LeafSets::BcSets& before = b_levels_[level].bc_sets;
    const LeafSets::BcSets& miss_placed = leaf_.bc_sets_in_b.miss(placed);
    const LeafSets::BcSets& miss_last = leaf_.bc_sets_in_b.miss(last);
    LeafSets::BcSets& bc_sets = c_levels_[0].bc_sets;
    BandMask alive = prepared_.open.part[c_];
    int left = c_clues_left_;
    BandMask packed = 0;
    V128 first = bc_sets.word[0] = before.word[0] & miss_placed.word[0] & miss_last.word[0];
    V128 second = bc_sets.word[1] = before.word[1] & miss_placed.word[1] & miss_last.word[1];
    while (any(first)) {
        if (left-- == 0) return kWholeBand;
        const int i = lowest_bit(first);
        packed |= leaf_.bc_sets_in_c.part(i);
        const LeafSets::FirstBcSets& apart = leaf_.apart(i);
        first &= apart.word[0];
        second &= apart.word[1];
    }
    while (any(second)) {
        if (left-- == 0) return kWholeBand;
        const int i = kWordBits + lowest_bit(second);
        packed |= leaf_.bc_sets_in_c.part(i);
        second &= leaf_.apart(i).word[1];
    }
    if (left == 0) alive = packed;
    for (int w = LeafSets::kFirstWords; w < LeafSets::kBcSetWords; ++w) {
        bc_sets.word[w] = before.word[w] & miss_placed.word[w] & miss_last.word[w];
    }
    counters_.nodes += 2;
    if (needs_more(leaf_.bc_sets_in_c, bc_sets, c_clues_left_, alive)) return kWholeBand;
    b_clues_ = clues;
    b_checked_ = b_refuted_ = false;
    c_levels_[0].clues = prepared_.required.part[c_];
    c_tree(0, c_clues_left_, alive);
    c_level_ = -1;
    return b_refuted_ ? b_refuting_ : kWholeBand;
}

// One clue is left. `placed` is a clue that is not in the level yet; `b_sets` and `clues` include it.
[[gnu::always_inline]] inline void Search::b_last(int level, int placed, const LeafSets::BSets& b_sets, BandMask alive,
                                                  BandMask clues) {
    BandMask places = common_places(leaf_.b_sets, b_sets, alive);
    if (places == 0) return;
    if (!b_sets.any_set()) {
        BandMask fresh = 0;
        if (!b_can_be_valid(clues, fresh)) places &= fresh;
    }
    while (places != 0) {
        const BandMask place = lowest(places);
        places ^= place;
        places &= b_leaf(level, placed, std::countr_zero(place), clues | place);
        if (end_ != EnumerationEnd::complete) return;
    }
}

void Search::b_tree(int level, int left, BandMask alive) {
    b_level_ = level;
    const BLevel& here = b_levels_[level];
    ++counters_.nodes;
    if (left <= 1) {
        if (left == 1) {
            b_last(level, kNoPlace, here.b_sets, alive, here.clues);
        } else if (!here.b_sets.any_set()) {
            b_leaf(level, kNoPlace, kNoPlace, here.clues);
        }
        return;
    }
    if (level > 0 && left >= kPackingPays && needs_more(leaf_.b_sets, here.b_sets, left, alive)) return;
    SmallestPart branch = smallest_part(leaf_.b_sets, here.b_sets, alive);
    if (branch.size == SmallestPart::kNothingUnhit) {
        branch.part = alive;
        BandMask fresh = 0;
        if (!b_can_be_valid(here.clues, fresh)) branch.part &= fresh;
    }
    for (BandMask places = branch.part; places != 0; places &= places - 1) {
        const int place = std::countr_zero(places);
        alive ^= lowest(places);
        const BandMask clues = here.clues | lowest(places);
        if (left == 2) {
            ++counters_.nodes;
            b_last(level, place, here.b_sets & leaf_.b_sets.miss(place), alive, clues);
        } else {
            BLevel& next = b_levels_[level + 1];
            next.b_sets = here.b_sets & leaf_.b_sets.miss(place);
            if (bc_sets_filled_) next.bc_sets = here.bc_sets & leaf_.bc_sets_in_b.miss(place);
            next.clues = clues;
            b_tree(level + 1, left - 1, alive);
            b_level_ = level;
        }
        if (end_ != EnumerationEnd::complete || (left > 2 && over())) return;
    }
}

void Search::fill_bc_sets() {
    leaf_.fill_bc_sets(roles_[role_].sets, new_clues_);
    for (int level = 0; level <= b_level_; ++level) {
        b_levels_[level].bc_sets = leaf_.bc_sets_used & leaf_.bc_sets_in_b.miss_all(b_levels_[level].clues);
    }
    bc_sets_filled_ = true;
}

bool Search::b_can_be_valid(BandMask clues, BandMask& fresh) {
    BandSet set;
    if (!has_other_solution(band_set(a_clues_, clues, prepared_.open.part[c_] | prepared_.required.part[c_]), set)) {
        return true;
    }
    add_b_set(set);
    fresh = set.part[b_];
    return false;
}

}  // namespace rookery::bands
