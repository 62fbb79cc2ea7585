// One run of an assumption: what it makes true and false through links.
//
// True nodes are followed first, one at a time; when there are none left, one false node is. A dynamic run takes each
// false candidate off its working grid once it has been followed, so that "the last but one" is seen on a grid that
// still holds the candidate itself. The run ends at the first candidate that is both true and false.
#include <algorithm>

#include "logic/forcing/forcing_parents.hpp"

namespace rookery {

// The run of an assumption, taken to the search's level and depth.
Run& ForcingSearch::run(CandidateId id, bool on) {
    std::int16_t& index = run_of_[2 * static_cast<std::size_t>(id) + (on ? 1 : 0)];
    if (index < 0) {
        if (used_runs_ == runs_.size()) runs_.push_back(std::make_unique<Run>());
        index = static_cast<std::int16_t>(used_runs_++);
        start(*runs_[static_cast<std::size_t>(index)], id, on);
    }
    Run& run = *runs_[static_cast<std::size_t>(index)];
    if (run.level < level_ || run.depth < depth_) extend(run);
    return run;
}

void ForcingSearch::start(Run& run, CandidateId id, bool on) {
    run.begin(graph_->size(), graph_->words());
    if (mode_ != ForcingMode::fixed) run.grid = base_;
    run.record(run.add(id, on, ChainReason::assumption, -1));
}

void ForcingSearch::extend(Run& run) {
    run.level = level_;
    run.depth = depth_;
    if (run.contradicts() || !propagate(run, depth_) || level_ == 0) return;
    while (!watch_.stop_requested() && apply_rules(run) == RuleResult::found) {
        if (!propagate(run, kAnyDepth)) return;
    }
}

// Follows all true nodes, and false ones above the depth. False: there is a contradiction.
bool ForcingSearch::propagate(Run& run, int depth) {
    for (;;) {
        while (run.next_true < run.count) {
            const int node = run.next_true++;
            if (run.nodes[static_cast<std::size_t>(node)].on && !follow_true(run, node)) return false;
        }
        while (run.next_false < run.count && run.nodes[static_cast<std::size_t>(run.next_false)].on) ++run.next_false;
        if (run.next_false == run.count || run.nodes[static_cast<std::size_t>(run.next_false)].depth >= depth) {
            return true;
        }
        if (!follow_false(run, run.next_false++)) return false;
    }
}

inline bool ForcingSearch::follow_true(Run& run, int node) {
    const CandidateId x = run.nodes[static_cast<std::size_t>(node)].id;
    for (const CandidateId y : mode_ == ForcingMode::nishio ? graph_->weak_in_houses(x) : graph_->weak(x)) {
        if (run.index_of(y, false) >= 0) continue;
        const int added = run.add(y, false, ChainReason::cell, node);
        if (run.index_of(y, true) >= 0) {
            run.on_end = run.index_of(y, true);
            run.off_end = added;
            return false;
        }
        run.record(added);
    }
    return true;
}

inline bool ForcingSearch::follow_false(Run& run, int node) {
    const CandidateId y = run.nodes[static_cast<std::size_t>(node)].id;
    if (mode_ == ForcingMode::fixed) {
        for (const StrongLink& link : graph_->strong(y)) {
            if (!derive_true(run, link.to, link.reason, node)) return false;
        }
        return true;
    }
    const int cell = graph_->cell_of(y);
    const int digit = graph_->digit_of(y);
    const auto others = static_cast<DigitSet>(run.grid.candidates(cell) & ~digit_bit(digit));
    if (is_single(others) && mode_ != ForcingMode::nishio) {
        if (!derive_true(run, graph_->id_of(cell, lowest_digit(others)), ChainReason::cell, node)) return false;
    }
    const CellPlace& place = kCellPlaces[cell];
    for (int kind = 0; kind < 3; ++kind) {
        const int house = place.houses[kind];
        const auto left = static_cast<PositionSet>(run.grid.positions(house, digit) & ~place.bits[kind]);
        if (!is_single(left)) continue;
        if (!derive_true(run, graph_->id_of(first_cell_of(house, left), digit), kHouseReasons[kind], node)) {
            return false;
        }
    }
    run.grid.remove(cell, digit);
    return true;
}

// False: the candidate is false already.
bool ForcingSearch::derive_true(Run& run, CandidateId id, ChainReason reason, int trigger) {
    const int known_false = run.index_of(id, false);
    if (known_false < 0 && run.index_of(id, true) >= 0) return true;
    const int added = run.add(id, true, reason, trigger);
    if (known_false >= 0) {
        run.on_end = added;
        run.off_end = known_false;
        return false;
    }
    run.record(added);
    return true;
}

}  // namespace rookery
