// Conclusions from finished nets.
//
// The order is that of Sudoku Explainer: cell by cell, and in each cell its candidates: contradictions of both signs,
// double conclusions, then the houses in which the cell has the first place of the digit; after the last candidate, the
// cell itself. Of equal hints the first in this order wins.
//
// Sudoku Explainer 1.2.1: in static ("fixed") mode only cells with more than two candidates are examined, so a house
// whose first place is in a bivalue cell is never tried. A contradiction is not a conclusion there, but what was found
// before it still counts. In every mode, a net that ended in a contradiction still takes part in double, cell and house
// conclusions.
#include "logic/forcing/forcing_choice.hpp"

#include <algorithm>

#include "board/names.hpp"
#include "logic/forcing/net_parents.hpp"
#include "logic/scale.hpp"

namespace rookery {

namespace {

constexpr int kAnyLength = 1 << 30;
constexpr std::array kKinds = {ForcingKind::contradiction, ForcingKind::double_forcing, ForcingKind::cell,
                               ForcingKind::house};

}  // namespace

Technique technique_of(ForcingMode mode, int level, ForcingKind kind) {
    constexpr std::array<Technique, 6> kDynamic = {Technique::dynamic_chain,  Technique::dynamic_plus_chain,
                                                   Technique::nested_chain,   Technique::nested_multiple,
                                                   Technique::nested_dynamic, Technique::nested_nested};
    if (mode == ForcingMode::nishio) return Technique::nishio_chain;
    if (mode == ForcingMode::fixed) return kind == ForcingKind::cell ? Technique::cell_chain : Technique::region_chain;
    return kDynamic[static_cast<std::size_t>(level)];
}

StepFacts facts_of(const ForcingHint& hint, ForcingMode mode, int level) {
    return {.technique = technique_of(mode, level, hint.kind),
            .variant = static_cast<int>(hint.kind),
            .length = hint.length};
}

StepRank ForcingChoice::rank_of(ForcingKind kind, int length) const {
    const NetBase& base = nets_.base();
    return base.scale->rank(
        {.technique = technique_of(base.mode, base.level, kind), .variant = static_cast<int>(kind), .length = length});
}

// By kind: the greatest length of a hint ranked before the limit. Fastest if the limit is near the rank of a hint of
// the given length.
ForcingChoice::Lengths ForcingChoice::lengths_before(const StepRank& limit, int length) const {
    Lengths lengths{};
    for (const ForcingKind kind : kKinds) {
        lengths[static_cast<std::size_t>(kind)] = length_before(limit, length, kind);
    }
    return lengths;
}

int ForcingChoice::length_before(const StepRank& limit, int length, ForcingKind kind) const {
    return greatest_length_before(limit, length, [&](int tried) { return rank_of(kind, tried); });
}

void ForcingChoice::report_progress(int cell) const {
    const NetBase& base = nets_.base();
    if (!base.progress.on_progress || base.mode != ForcingMode::dynamic || base.level == 0) return;
    std::string text(name_of(technique_of(base.mode, base.level, ForcingKind::cell)));
    base.progress.report(text + ", " + cell_name(cell));
}

template <class Visitor>
void ForcingChoice::for_each_hint(ForcingKinds wanted, Visitor visit) {
    const NetBase& base = nets_.base();
    const bool proves = base.mode != ForcingMode::fixed && (wanted & kind_bit(ForcingKind::contradiction)) != 0;
    const bool double_forcing =
        base.mode == ForcingMode::dynamic && (wanted & kind_bit(ForcingKind::double_forcing)) != 0;
    const bool houses = base.mode != ForcingMode::nishio && (wanted & kind_bit(ForcingKind::house)) != 0;
    const bool cells = base.mode != ForcingMode::nishio && (wanted & kind_bit(ForcingKind::cell)) != 0;
    const int fewest = base.mode == ForcingMode::fixed ? 3 : 2;

    const auto contradiction = [&](CandidateId id, bool assumed) {
        if (!proves || !nets_.bounds().may_contradict(id, assumed)) return;
        Net& net = nets_.net(id, assumed);
        if (!net.contradicts()) return;
        ForcingHint hint;
        hint.kind = ForcingKind::contradiction;
        hint.conclusion = id;
        hint.on = !assumed;
        hint.end_count = 2;
        hint.ends[0] = {&net, net.on_end};
        hint.ends[1] = {&net, net.off_end};
        visit(hint);
    };

    for (int cell = 0; cell < 81; ++cell) {
        const DigitSet candidates = base.grid.candidates(cell);
        const int count = digit_count(candidates);
        if (count < fewest) continue;
        if (base.progress.stop_requested()) return;
        report_progress(cell);
        for (DigitSet rest = candidates; rest != 0; rest = without_lowest(rest)) {
            const int digit = lowest_digit(rest);
            const CandidateId id = base.graph->id_of(cell, digit);
            if (base.mode != ForcingMode::fixed) {
                contradiction(id, true);
                contradiction(id, false);
            }
            if (double_forcing && count >= 3 && nets_.bounds().may_meet(id)) {
                NetRows common;
                const NetRows* const wanted = nets_.bounds().find_common(base, id, common) ? &common : nullptr;
                const std::array<Net*, 2> both = {&net_with(id, true, wanted), &net_with(id, false, wanted)};
                intersect(both, ForcingKind::double_forcing, ChainReason::assumption, visit);
            }
            for (int kind = 0; kind < 3 && houses; ++kind) {
                const int house = kCellPlaces[cell].houses[kind];
                const PositionSet positions = base.grid.positions(house, digit);
                if (is_single(positions) || first_cell_of(house, positions) != cell) continue;
                Branches places;
                for_each_cell(house, positions, [&](int place) { places.add(base.graph->id_of(place, digit)); });
                intersect(places, ForcingKind::house, kHouseReasons[kind], visit);
            }
        }
        if (!cells) continue;
        Branches choices;
        for (DigitSet rest = candidates; rest != 0; rest = without_lowest(rest)) {
            choices.add(base.graph->id_of(cell, lowest_digit(rest)));
        }
        intersect(choices, ForcingKind::cell, ChainReason::cell, visit);
    }
}

// The net as far as `wanted` needs it (null: all of it). A net that ends at a contradiction is always complete.
Net& ForcingChoice::net_with(CandidateId id, bool on, const NetRows* wanted) {
    const bool whole = wanted == nullptr || nets_.bounds().may_contradict(id, on);
    return whole ? nets_.net(id, on) : nets_.net_up_to(id, on, *wanted);
}

template <class Visitor>
void ForcingChoice::intersect(const Branches& branches, ForcingKind kind, ChainReason source, Visitor& visit) {
    if (!nets_.bounds().may_meet(branches.all())) return;
    std::array<Net*, 9> nets;
    NetRows common;
    const NetRows* const wanted = nets_.bounds().find_common(nets_.base(), branches.all(), common) ? &common : nullptr;
    for (int i = 0; i < branches.count; ++i) nets[i] = &net_with(branches.assumptions[i], true, wanted);
    intersect(std::span<Net* const>(nets.data(), static_cast<std::size_t>(branches.count)), kind, source, visit);
}

// Visits what all nets have found: true candidates before false ones, in the order of the first net.
template <class Visitor>
void ForcingChoice::intersect(std::span<Net* const> nets, ForcingKind kind, ChainReason source, Visitor& visit) {
    const int words = nets_.base().graph->words();
    for (const bool on : {true, false}) {
        std::array<std::uint64_t, kMaxWords> common;
        std::copy_n(nets[0]->row(on), words, common.begin());
        for (std::size_t i = 1; i < nets.size(); ++i) {
            const std::uint64_t* const row = nets[i]->row(on);
            for (int w = 0; w < words; ++w) common[w] &= row[w];
        }
        std::array<std::uint16_t, kMaxCandidates> nodes;  // of the first net
        int count = 0;
        for_each_id(common.data(), words,
                    [&](CandidateId id) { nodes[count++] = static_cast<std::uint16_t>(nets[0]->index_of(id, on)); });
        if (count == 0) continue;
        std::sort(nodes.begin(), nodes.begin() + count);
        ForcingHint hint;
        hint.kind = kind;
        hint.on = on;
        hint.source = source;
        hint.end_count = static_cast<int>(nets.size());
        for (int k = 0; k < count; ++k) {
            hint.conclusion = nets[0]->nodes[nodes[k]].id;
            for (std::size_t i = 0; i < nets.size(); ++i) {
                hint.ends[i] = {nets[i], nets[i]->index_of(hint.conclusion, on)};
            }
            visit(hint);
        }
    }
}

// A node of depth d depends on at least d nodes. So nets are first built to small depths: once a hint is found that is
// smaller than any hint with deeper nodes could be, the rest is not needed. Rules are applied to complete nets only.
bool ForcingChoice::find_best(ForcingMode mode, int level, ForcingKinds wanted, ForcingHint& best) {
    nets_.set_mode(mode, level);
    best.rank = kNoRank;
    if (level > 0) return find_best_to_depth(Implications::kAnyDepth, wanted, best);
    for (const int depth : {8, 16, Implications::kAnyDepth}) {
        if (!find_best_to_depth(depth, wanted, best)) {
            if (nets_.base().progress.stop_requested()) return false;
            continue;
        }
        // Nodes not found yet have a depth of at least depth + 2, and every hint has at least two ends.
        const Lengths lengths = lengths_before(just_after(best.rank), best.length);
        if (*std::max_element(lengths.begin(), lengths.end()) < depth + 3) return true;
    }
    return best.rank != kNoRank;
}

// Finds the best hint among nodes that can be reached by following false nodes above the depth. A hint in `best` is the
// best of all smaller depths; the search finds it again, or an equal one that comes first.
bool ForcingChoice::find_best_to_depth(int depth, ForcingKinds wanted, ForcingHint& best) {
    nets_.set_depth(depth);
    Lengths most;
    most.fill(kAnyLength);
    if (best.rank != kNoRank) most = lengths_before(just_after(best.rank), best.length);
    best.rank = kNoRank;
    for_each_hint(wanted, [&](const ForcingHint& hint) {
        const int limit = most[static_cast<std::size_t>(hint.kind)];
        const int length = length_up_to(limit, hint);
        if (length > limit) return;
        best = hint;
        best.length = length;
        best.rank = rank_of(hint.kind, length);
        most = lengths_before(best.rank, length);
    });
    return !was_stopped() && best.rank != kNoRank;
}

bool ForcingChoice::was_stopped() {
    if (!nets_.base().progress.stop_requested()) return false;
    nets_.forget();
    return true;
}

void ForcingChoice::find_all(ForcingMode mode, int level, ForcingKinds wanted, std::vector<ForcingHint>& all) {
    nets_.set_mode(mode, level);
    nets_.set_depth(Implications::kAnyDepth);
    all.clear();
    for_each_hint(wanted, [&](const ForcingHint& hint) {
        all.push_back(hint);
        all.back().length = length_up_to(kAnyLength, hint);
        all.back().rank = rank_of(hint.kind, all.back().length);
    });
    if (was_stopped()) all.clear();
    sort_by_rank(all);
}

void ForcingChoice::find_first(ForcingMode mode, int level, std::vector<ForcingHint>& first) {
    nets_.set_mode(mode, level);
    nets_.set_depth(Implications::kAnyDepth);
    first.clear();
    before_.clear();
    first_of_.assign(2 * static_cast<std::size_t>(nets_.base().graph->size()), -1);
    for_each_hint(kAllForcingKinds, [&](const ForcingHint& hint) {
        int& known = first_of_[2 * static_cast<std::size_t>(hint.conclusion) + (hint.on ? 1 : 0)];
        int limit = kAnyLength;
        if (known >= 0) {
            const ForcingHint& other = first[static_cast<std::size_t>(known)];
            int& before = before_[static_cast<std::size_t>(known)][static_cast<std::size_t>(hint.kind)];
            if (before < 0) before = length_before(other.rank, other.length, hint.kind);
            limit = before;
        }
        const int length = length_up_to(limit, hint);
        if (length > limit) return;
        // The place in the list reflects when a hint was found, which decides among equal ones.
        if (known >= 0) first[static_cast<std::size_t>(known)].rank = kNoRank;
        known = static_cast<int>(first.size());
        first.push_back(hint);
        first.back().length = length;
        first.back().rank = rank_of(hint.kind, length);
        before_.emplace_back().fill(-1);
    });
    if (was_stopped()) first.clear();
    std::erase_if(first, [](const ForcingHint& hint) { return hint.rank == kNoRank; });
    sort_by_rank(first);
}

// The length of a hint; any value above the limit if it is greater.
int ForcingChoice::length_up_to(int limit, const ForcingHint& hint) const {
    int length = 0;
    for (const ForcingHint::End& end : hint.all_ends()) {
        length += end.net->nodes[static_cast<std::size_t>(end.node)].depth;
    }
    if (length > limit) return length;
    length = 0;
    for (const ForcingHint::End& end : hint.all_ends()) {
        length += flat_length(*end.net, end.node);
        if (length > limit) return length;
    }
    return nets_.base().level < 2 ? length : length + nested_length(hint.all_ends());
}

// The number of nodes that the node depends on, itself included.
int ForcingChoice::flat_length(Net& net, int node) const {
    int length = 0;
    const int fork = last_fork(nets_.base(), net, node, [&](int) { ++length; });
    for (const std::uint64_t word : ancestors_of_fork(nets_.base(), net, fork)) length += std::popcount(word);
    return length;
}

// The total length of the nested chains that the ends depend on; equal ones count once for the whole hint.
int ForcingChoice::nested_length(std::span<const ForcingHint::End> ends) const {
    std::vector<std::span<const std::uint16_t>> counted;
    int sum = 0;
    for (const ForcingHint::End& end : ends) {
        Net& net = *end.net;
        if (net.rules.empty()) continue;
        const int fork = last_fork(nets_.base(), net, end.node, [](int) {});
        const std::span<const std::uint64_t> ancestors = ancestors_of_fork(nets_.base(), net, fork);
        for_each_id(ancestors.data(), static_cast<int>(ancestors.size()), [&](CandidateId node) {
            const NetNode& ancestor = net.nodes[node];
            if (ancestor.reason != ChainReason::pattern) return;
            const AppliedRule& rule = net.rules[static_cast<std::size_t>(ancestor.rule)];
            if (rule.length == 0) return;
            const std::span signature(net.signatures.data() + rule.first_signature, rule.signature_size);
            const auto equal = [&](std::span<const std::uint16_t> other) {
                return std::equal(signature.begin(), signature.end(), other.begin(), other.end());
            };
            if (std::any_of(counted.begin(), counted.end(), equal)) return;
            counted.push_back(signature);
            sum += rule.length;
        });
    }
    return sum;
}

}  // namespace rookery
