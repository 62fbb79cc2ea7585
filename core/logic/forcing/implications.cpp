#include "logic/forcing/implications.hpp"

#include <algorithm>

namespace rookery {

namespace {

// Returns false if the candidate is already false.
bool derive_true(Net& net, CandidateId id, ChainReason reason, int trigger) {
    const bool known_false = net.has(id, false);
    if (!known_false && net.has(id, true)) return true;
    const int added = net.add(id, true, reason, trigger);
    if (known_false) {
        net.on_end = added;
        net.off_end = net.index_of(id, false);
        return false;
    }
    net.record(added);
    return true;
}

}  // namespace

void Implications::begin(const OpenGrid& grid, ChainGraph& graph, const Scale& scale) {
    base_.grid = grid;
    base_.graph = &graph;
    base_.scale = &scale;
    bounds_.forget();
    forget();
}

void Implications::forget() {
    used_nets_ = 0;
    net_of_.assign(2 * static_cast<std::size_t>(base_.graph->size()), -1);
}

void Implications::set_mode(ForcingMode mode, int level) {
    const bool same = mode == base_.mode;
    const bool kept = same && level >= base_.level && !(level >= 4 && (base_.level == 2 || base_.level == 3));
    if (!same || level != base_.level) bounds_.forget();
    base_.mode = mode;
    base_.level = level;
    if (!kept) forget();
    bounds_.find(base_);
}

inline bool Implications::follow_true(Net& net, int node) const {
    const CandidateId x = net.nodes[static_cast<std::size_t>(node)].id;
    for (const CandidateId y :
         base_.mode == ForcingMode::nishio ? base_.graph->weak_in_houses(x) : base_.graph->weak(x)) {
        if (net.has(y, false)) continue;
        const int added = net.add(y, false, ChainReason::cell, node);
        if (net.has(y, true)) {
            net.on_end = net.index_of(y, true);
            net.off_end = added;
            return false;
        }
        net.record(added);
    }
    return true;
}

inline bool Implications::follow_false(Net& net, int node) const {
    const CandidateId y = net.nodes[static_cast<std::size_t>(node)].id;
    if (base_.mode == ForcingMode::fixed) {
        for (const StrongLink& link : base_.graph->strong(y)) {
            if (!derive_true(net, link.to, link.reason, node)) return false;
        }
        return true;
    }
    const int cell = base_.graph->cell_of(y);
    const int digit = base_.graph->digit_of(y);
    const auto others = static_cast<DigitSet>(net.grid.candidates(cell) & ~digit_bit(digit));
    if (is_single(others) && base_.mode != ForcingMode::nishio) {
        if (!derive_true(net, base_.graph->id_of(cell, lowest_digit(others)), ChainReason::cell, node)) return false;
    }
    const CellPlace& place = kCellPlaces[cell];
    for (int kind = 0; kind < 3; ++kind) {
        const int house = place.houses[kind];
        const auto left = static_cast<PositionSet>(net.grid.positions(house, digit) & ~place.bits[kind]);
        if (!is_single(left)) continue;
        if (!derive_true(net, base_.graph->id_of(first_cell_of(house, left), digit), kHouseReasons[kind], node)) {
            return false;
        }
    }
    net.grid.remove(cell, digit);
    return true;
}

// Follows all true nodes, and false ones above the depth, until `is_enough`. False: there is a contradiction.
//
// True nodes are followed first, one at a time; when there are none left, one false node is. A dynamic net removes each
// false candidate from its working grid only after following it, so that "the last but one" is tested on a grid that
// still has the candidate. The net ends at the first candidate that is both true and false.
template <class IsEnough>
bool Implications::propagate(Net& net, int depth, IsEnough is_enough) const {
    for (;;) {
        while (net.next_true < net.count) {
            const int node = net.next_true++;
            if (net.nodes[static_cast<std::size_t>(node)].on && !follow_true(net, node)) return false;
        }
        while (net.next_false < net.count && net.nodes[static_cast<std::size_t>(net.next_false)].on) ++net.next_false;
        if (net.next_false == net.count || net.nodes[static_cast<std::size_t>(net.next_false)].depth >= depth) {
            return true;
        }
        if (is_enough()) return true;
        if (!follow_false(net, net.next_false++)) return false;
    }
}

bool Implications::propagate(Net& net, int depth) const {
    return propagate(net, depth, [] { return false; });
}

Net& Implications::begun(CandidateId id, bool on) {
    std::int16_t& index = net_of_[2 * static_cast<std::size_t>(id) + (on ? 1 : 0)];
    if (index < 0) {
        if (used_nets_ == nets_.size()) nets_.push_back(std::make_unique<Net>());
        index = static_cast<std::int16_t>(used_nets_++);
        start(*nets_[static_cast<std::size_t>(index)], id, on);
    }
    return *nets_[static_cast<std::size_t>(index)];
}

Net& Implications::net(CandidateId id, bool on) {
    Net& net = begun(id, on);
    if (net.level < base_.level || net.depth < depth_) extend(net);
    return net;
}

Net& Implications::net_up_to(CandidateId id, bool on, const NetRows& wanted) {
    Net& net = begun(id, on);
    const int words = base_.graph->words();
    if (net.level >= base_.level && net.depth >= depth_) return net;
    const auto has_all = [&] {
        std::uint64_t lacking = 0;
        for (int w = 0; w < words; ++w) {
            lacking |= (wanted.on[w] & ~net.row(true)[w]) | (wanted.off[w] & ~net.row(false)[w]);
        }
        return lacking == 0;
    };
    if (!has_all()) propagate(net, kAnyDepth, has_all);
    return net;
}

void Implications::record_steps(Net& net) {
    const NetNode assumption = net.nodes.front();
    rules_.set_recording(true);
    start(net, assumption.id, assumption.on);
    extend(net);
    rules_.set_recording(false);
}

void Implications::start(Net& net, CandidateId id, bool on) const {
    net.begin(base_.graph->size(), base_.graph->words());
    if (base_.mode != ForcingMode::fixed) net.grid = base_.grid;
    net.record(net.add(id, on, ChainReason::assumption, -1));
}

void Implications::extend(Net& net) {
    int exhausted = std::max(net.level, 0);
    net.level = base_.level;
    net.depth = depth_;
    if (net.contradicts() || !propagate(net, depth_) || base_.level == 0) return;
    while (!base_.progress.stop_requested() && rules_.apply(net, exhausted) == RuleResult::found) {
        if (!propagate(net, kAnyDepth)) return;
        exhausted = 0;
    }
}

}  // namespace rookery
