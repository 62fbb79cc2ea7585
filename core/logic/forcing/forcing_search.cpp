// Conclusions from finished runs.
//
// The scale goes through cells, in each through its candidates: contradictions of both signs, twofold conclusions, then
// the houses of which the cell holds the first place of the digit; after the last candidate, the cell itself. Of equal
// hints the first in this order counts.
//
// SE 1.2.1: in static ("fixed") mode only cells with more than two candidates are looked at, so that a house whose
// first place is in a cell with two is never tried; and a contradiction is no conclusion there, but what was found
// before it still counts. A run that has ended so takes part in twofold, cell and house conclusions in every mode.
#include "logic/forcing/forcing_search.hpp"

#include <algorithm>

#include "logic/forcing/forcing_parents.hpp"
#include "logic/words.hpp"

namespace rookery {

namespace {

// Base rating of a producer, in tenths.
int base_rating(ForcingMode mode, int level) {
    constexpr std::array<int, 6> kDynamic = {85, 90, 95, 100, 105, 110};
    if (mode == ForcingMode::nishio) return 75;
    if (mode == ForcingMode::fixed) return 80;
    return kDynamic[static_cast<std::size_t>(level)];
}

ChainRank::Kind rank_kind(ForcingKind kind) {
    switch (kind) {
        case ForcingKind::contradiction:
            return ChainRank::kContradiction;
        case ForcingKind::twofold:
            return ChainRank::kTwofold;
        case ForcingKind::cell:
            return ChainRank::kCell;
        case ForcingKind::house:
            break;
    }
    return ChainRank::kHouse;
}

}  // namespace

Technique technique_of(ForcingMode mode, int level, ForcingKind kind) {
    constexpr std::array<Technique, 6> kDynamic = {Technique::dynamic_chain,  Technique::dynamic_plus_chain,
                                                   Technique::nested_chain,   Technique::nested_multiple,
                                                   Technique::nested_dynamic, Technique::nested_nested};
    if (mode == ForcingMode::nishio) return Technique::nishio_chain;
    if (mode == ForcingMode::fixed) return kind == ForcingKind::cell ? Technique::cell_chain : Technique::house_chain;
    return kDynamic[static_cast<std::size_t>(level)];
}

void ForcingSearch::begin(const OpenGrid& base, ChainGraph& graph) {
    base_ = base;
    graph_ = &graph;
    bounds_known_ = false;
    forget_runs();
}

void ForcingSearch::forget_runs() {
    used_runs_ = 0;
    run_of_.assign(2 * static_cast<std::size_t>(graph_->size()), -1);
}

// Runs of another mode are of no use, nor those of a level that the wanted one does not build on.
void ForcingSearch::set_mode(ForcingMode mode, int level) {
    const bool kept = mode == mode_ && level >= level_ && !(level >= 4 && (level_ == 2 || level_ == 3));
    if (mode != mode_) bounds_known_ = false;
    mode_ = mode;
    level_ = level;
    if (!kept) forget_runs();
    find_bounds();
}

void ForcingSearch::tell(int cell) const {
    if (watch_.activity == nullptr || mode_ != ForcingMode::dynamic || level_ == 0) return;
    std::string text(name_of(technique_of(mode_, level_, ForcingKind::cell)));
    watch_.tell(text + ", " + cell_word(cell));
}

template <class Visitor>
void ForcingSearch::for_each_hint(ForcingKinds wanted, Visitor visit) {
    const bool proves = mode_ != ForcingMode::fixed && (wanted & kind_bit(ForcingKind::contradiction)) != 0;
    const bool twofold = mode_ == ForcingMode::dynamic && (wanted & kind_bit(ForcingKind::twofold)) != 0;
    const bool houses = mode_ != ForcingMode::nishio && (wanted & kind_bit(ForcingKind::house)) != 0;
    const bool cells = mode_ != ForcingMode::nishio && (wanted & kind_bit(ForcingKind::cell)) != 0;
    const int fewest = mode_ == ForcingMode::fixed ? 3 : 2;

    const auto contradiction = [&](CandidateId id, bool assumed) {
        if (!proves || !may_contradict(id, assumed)) return;
        Run& run = this->run(id, assumed);
        if (!run.contradicts()) return;
        ForcingHint hint;
        hint.kind = ForcingKind::contradiction;
        hint.conclusion = id;
        hint.on = !assumed;
        hint.end_count = 2;
        hint.ends[0] = {&run, run.on_end};
        hint.ends[1] = {&run, run.off_end};
        visit(hint);
    };

    for (int cell = 0; cell < 81; ++cell) {
        const DigitSet candidates = base_.candidates(cell);
        const int count = digit_count(candidates);
        if (count < fewest) continue;
        if (watch_.stop_requested()) return;
        tell(cell);
        for (DigitSet rest = candidates; rest != 0; rest = without_lowest(rest)) {
            const int digit = lowest_digit(rest);
            const CandidateId id = graph_->id_of(cell, digit);
            if (mode_ != ForcingMode::fixed) {
                contradiction(id, true);
                contradiction(id, false);
            }
            if (twofold && count >= 3) {
                const std::array<Run*, 2> both = {&run(id, true), &run(id, false)};
                intersect(both, ForcingKind::twofold, ChainReason::assumption, visit);
            }
            for (int kind = 0; kind < 3 && houses; ++kind) {
                const int house = kCellPlaces[cell].houses[kind];
                const PositionSet positions = base_.positions(house, digit);
                if (is_single(positions) || first_cell_of(house, positions) != cell) continue;
                Branches places;
                for_each_cell(house, positions, [&](int place) { places.add(graph_->id_of(place, digit)); });
                intersect(places, ForcingKind::house, kHouseReasons[kind], visit);
            }
        }
        if (!cells) continue;
        Branches choices;
        for (DigitSet rest = candidates; rest != 0; rest = without_lowest(rest)) {
            choices.add(graph_->id_of(cell, lowest_digit(rest)));
        }
        intersect(choices, ForcingKind::cell, ChainReason::cell, visit);
    }
}

bool ForcingSearch::may_contradict(CandidateId id, bool on) const {
    return mode_ != ForcingMode::nishio || has_id(bounds_.data() + (on ? 0 : graph_->words()), id);
}

// Whether the bounds of the branches have anything in common.
bool ForcingSearch::may_meet(const Branches& branches) const {
    const auto words = 2 * static_cast<std::size_t>(graph_->words());  // true and false at once
    for (std::size_t w = 0; w < words; ++w) {
        std::uint64_t common = ~std::uint64_t{0};
        for (int i = 0; i < branches.count; ++i) common &= bounds_[branches.assumptions[i] * words + w];
        if (common != 0) return true;
    }
    return false;
}

template <class Visitor>
void ForcingSearch::intersect(const Branches& branches, ForcingKind kind, ChainReason source, Visitor& visit) {
    if (mode_ == ForcingMode::fixed && !may_meet(branches)) return;
    std::array<Run*, 9> runs;
    for (int i = 0; i < branches.count; ++i) runs[i] = &run(branches.assumptions[i], true);
    intersect(std::span<Run* const>(runs.data(), static_cast<std::size_t>(branches.count)), kind, source, visit);
}

// What all runs have found: true candidates before false ones, in the order of the first run.
template <class Visitor>
void ForcingSearch::intersect(std::span<Run* const> runs, ForcingKind kind, ChainReason source, Visitor& visit) {
    const int words = graph_->words();
    for (const bool on : {true, false}) {
        std::array<std::uint64_t, kMostWords> common;
        std::copy_n(runs[0]->row(on), words, common.begin());
        for (std::size_t i = 1; i < runs.size(); ++i) {
            const std::uint64_t* const row = runs[i]->row(on);
            for (int w = 0; w < words; ++w) common[w] &= row[w];
        }
        std::array<std::uint16_t, kMostCandidates> nodes;  // of the first run
        int count = 0;
        for_each_id(common.data(), words,
                    [&](CandidateId id) { nodes[count++] = static_cast<std::uint16_t>(runs[0]->index_of(id, on)); });
        if (count == 0) continue;
        std::sort(nodes.begin(), nodes.begin() + count);
        ForcingHint hint;
        hint.kind = kind;
        hint.on = on;
        hint.source = source;
        hint.end_count = static_cast<int>(runs.size());
        for (int k = 0; k < count; ++k) {
            hint.conclusion = runs[0]->nodes[nodes[k]].id;
            for (std::size_t i = 0; i < runs.size(); ++i) {
                hint.ends[i] = {runs[i], runs[i]->index_of(hint.conclusion, on)};
            }
            visit(hint);
        }
    }
}

// A node of depth d rests on d nodes at least. So runs are taken to small depths first: once a hint is found that is
// smaller than any that deeper nodes could take part in, the rest is of no interest. Rules are applied to whole runs
// only.
bool ForcingSearch::find_best(ForcingMode mode, int level, ForcingKinds wanted, ForcingHint& best) {
    set_mode(mode, level);
    best.rank = {};
    if (level > 0) return find_best_to_depth(kAnyDepth, wanted, best);
    for (const int depth : {8, 16, kAnyDepth}) {
        if (!find_best_to_depth(depth, wanted, best)) {
            if (watch_.stop_requested()) return false;
            continue;
        }
        // Nodes not seen yet have a depth of depth + 2 or more, and no hint has less than two ends.
        if (best.rank.complexity < depth + 3) return true;
    }
    return best.rank.kind != ChainRank::kNone;
}

// The best hint among nodes that can be reached by following false nodes above the depth. What `best` has already is
// known to be the least complexity of all smaller depths; the search finds it again, or an equal one that comes first.
bool ForcingSearch::find_best_to_depth(int depth, ForcingKinds wanted, ForcingHint& best) {
    depth_ = depth;
    ChainRank limit = best.rank;
    ++limit.kind;
    best.rank.kind = ChainRank::kNone;
    const int base = base_rating(mode_, level_);
    for_each_hint(wanted, [&](const ForcingHint& hint) {
        const ChainRank::Kind kind = rank_kind(hint.kind);
        // All ratings have the same base, so less complexity never means a higher rating.
        const auto is_better = [&](int complexity) {
            return complexity != limit.complexity ? complexity < limit.complexity : kind < limit.kind;
        };
        int complexity = 0;
        for (const ForcingHint::End& end : hint.all_ends()) {
            complexity += end.run->nodes[static_cast<std::size_t>(end.node)].depth;
        }
        if (!is_better(complexity)) return;
        complexity = 0;
        for (const ForcingHint::End& end : hint.all_ends()) {
            complexity += flat_complexity(*end.run, end.node);
            if (!is_better(complexity)) return;
        }
        if (level_ >= 2) complexity += nested_complexity(hint.all_ends());
        if (!is_better(complexity)) return;
        best = hint;
        best.rank = limit = chain_rank(base, complexity, kind);
    });
    return !was_stopped() && best.rank.kind != ChainRank::kNone;
}

// Runs that were cut short are of no use to a later search.
bool ForcingSearch::was_stopped() {
    if (!watch_.stop_requested()) return false;
    forget_runs();
    return true;
}

void ForcingSearch::find_all(ForcingMode mode, int level, ForcingKinds wanted, std::vector<ForcingHint>& all) {
    set_mode(mode, level);
    depth_ = kAnyDepth;
    all.clear();
    const int base = base_rating(mode, level);
    for_each_hint(wanted, [&](const ForcingHint& hint) {
        int complexity = level >= 2 ? nested_complexity(hint.all_ends()) : 0;
        for (const ForcingHint::End& end : hint.all_ends()) {
            complexity += flat_complexity(*end.run, end.node);
        }
        all.push_back(hint);
        all.back().rank = chain_rank(base, complexity, rank_kind(hint.kind));
    });
    if (was_stopped()) all.clear();
    std::stable_sort(all.begin(), all.end(),
                     [](const ForcingHint& a, const ForcingHint& b) { return a.rank < b.rank; });
}

// How many nodes the node rests on, itself included; counted once.
int ForcingSearch::flat_complexity(Run& run, int node) {
    if (static_cast<int>(run.flat.size()) < run.count) run.flat.resize(static_cast<std::size_t>(run.count), 0);
    std::int16_t& flat = run.flat[static_cast<std::size_t>(node)];
    if (flat == 0) for_each_ancestor(run, {&node, 1}, [&](int) { ++flat; });
    return flat;
}

// The complexities of the nested chains that the ends rest on; equal ones count once for the whole hint.
int ForcingSearch::nested_complexity(std::span<const ForcingHint::End> ends) const {
    std::vector<std::span<const std::uint16_t>> counted;
    int sum = 0;
    for (const ForcingHint::End& end : ends) {
        const Run& run = *end.run;
        if (run.rules.empty()) continue;
        for_each_ancestor(run, {&end.node, 1}, [&](int node) {
            const RunNode& ancestor = run.nodes[static_cast<std::size_t>(node)];
            if (ancestor.reason != ChainReason::pattern) return;
            const AppliedRule& rule = run.rules[static_cast<std::size_t>(ancestor.rule)];
            if (rule.complexity == 0) return;
            const std::span signature(run.signatures.data() + rule.first_signature, rule.signature_size);
            const auto equal = [&](std::span<const std::uint16_t> other) {
                return std::equal(signature.begin(), signature.end(), other.begin(), other.end());
            };
            if (std::any_of(counted.begin(), counted.end(), equal)) return;
            counted.push_back(signature);
            sum += rule.complexity;
        });
    }
    return sum;
}

}  // namespace rookery
