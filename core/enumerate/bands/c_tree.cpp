// Band C: the choices of its clues that hit all sets that A and B leave unhit, checked by the solver.
#include "enumerate/bands/band_search.hpp"
#include "enumerate/binomial.hpp"

namespace rookery::bands {

void Search::c_tree(int level, int left, BandMask alive) {
    c_level_ = level;
    const CLevel& here = c_levels_[level];
    if (left <= 1) {
        if (left == 1) {
            c_last(level, alive);
        } else if (BandMask fresh = 0; !here.bc_sets.any_set() && c_is_valid(here.clues, fresh)) {
            emit(here.clues);
        }
        return;
    }
    counters_.nodes += 2;
    if (level > 0 && needs_more(leaf_.bc_sets_in_c, here.bc_sets, left, alive)) return;
    SmallestPart branch = smallest_part(leaf_.bc_sets_in_c, here.bc_sets, alive);
    if (branch.size == SmallestPart::kNothingUnhit) {
        BandMask fresh = 0;
        if (c_is_valid(here.clues, fresh)) {
            emit_all(here.clues, alive, left);
            return;
        }
        if (b_refuted_) return;
        branch.part = alive & fresh;
    }
    for (BandMask places = branch.part; places != 0; places &= places - 1) {
        const BandMask place = lowest(places);
        alive ^= place;
        CLevel& next = c_levels_[level + 1];
        next.bc_sets = here.bc_sets & leaf_.bc_sets_in_c.miss(std::countr_zero(place));
        next.clues = here.clues | place;
        c_tree(level + 1, left - 1, alive);
        c_level_ = level;
        if (b_refuted_ || end_ != EnumerationEnd::complete || (left > 3 && over())) return;
    }
}

void Search::c_last(int level, BandMask alive) {
    ++counters_.nodes;
    const CLevel& here = c_levels_[level];
    bool nothing_unhit = true;
    here.bc_sets.for_each_while([&](int i) {
        nothing_unhit = false;
        alive &= leaf_.bc_sets_in_c.part(i);
        return alive != 0;
    });
    if (nothing_unhit) {
        BandMask fresh = 0;
        if (c_is_valid(here.clues, fresh)) {
            emit_all(here.clues, alive, 1);
            return;
        }
        if (b_refuted_) return;
        alive &= fresh;
    }
    while (alive != 0) {
        const BandMask place = lowest(alive);
        alive ^= place;
        BandMask fresh = 0;
        if (c_is_valid(here.clues | place, fresh)) {
            emit(here.clues | place);
        } else if (b_refuted_) {
            return;
        } else {
            alive &= fresh;
        }
        if (end_ != EnumerationEnd::complete) return;
    }
}

// First, once, the solver checks A and B with every clue of C: if that fails, C need not be searched.
bool Search::c_is_valid(BandMask clues, BandMask& fresh) {
    if (!b_checked_) {
        b_checked_ = true;
        if (!b_can_be_valid(b_clues_, b_refuting_)) {
            b_refuted_ = true;
            return false;
        }
    }
    BandSet set;
    if (!has_other_solution(band_set(a_clues_, b_clues_, clues), set)) return true;
    add_bc_set(set);
    fresh = set.part[c_];
    return false;
}

// These clues already make a puzzle, so any `left` more of the alive ones do.
void Search::emit_all(BandMask clues, BandMask alive, int left) {
    if (left == 0) {
        emit(clues);
        return;
    }
    if (counts_only_ && !prepared_.request.minimal) {
        const std::uint64_t puzzles = binomial(std::popcount(alive), left);
        if (puzzles != 0 && !visitor_->puzzles(puzzles)) end_ = EnumerationEnd::enough;
        return;
    }
    if (prepared_.request.minimal) return;  // none of them needs its last clue
    for (; alive != 0 && !over(); alive &= alive - 1) {
        emit_all(clues | lowest(alive), alive & (alive - 1), left - 1);
    }
}

}  // namespace rookery::bands
