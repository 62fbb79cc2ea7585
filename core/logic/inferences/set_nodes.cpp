// Almost locked sets as nodes of chains. An ON node that sees all places of a digit in the set removes that digit from
// the set, which then has all its others. So the set turns OFF the nodes (candidates, groups, a digit of another set)
// that see all places of one of these, or turns ON the last candidate that it leaves in a cell.
#include "logic/inferences/inference_graph.hpp"

namespace rookery {

namespace {

// Whether a set that has lost the digit turns anything OFF.
bool excludes_any(const AlmostLockedSet& set, int lost) {
    for (auto rest = static_cast<DigitSet>(set.digits & ~digit_bit(lost)); rest != 0; rest = without_lowest(rest)) {
        if (!set.sees_of(lowest_digit(rest)).empty()) return true;
    }
    return false;
}

}  // namespace

void InferenceGraph::add_sets(std::span<const AlmostLockedSet> sets) {
    for (const AlmostLockedSet& set : sets) {
        if (set.cells.size() == 1) continue;
        for (DigitSet rest = set.digits; rest != 0; rest = without_lowest(rest)) {
            const int digit = lowest_digit(rest);
            set_nodes_.push_back(static_cast<NodeId>(nodes_.size()));
            nodes_.push_back({static_cast<std::uint8_t>(set.places_of(digit).first()), static_cast<Digit>(digit), false,
                              set.cells, CellSet(), &set});
        }
    }
}

void InferenceGraph::link_on_to_sets(NodeId id) const {
    const InferenceNode& node = nodes_[id];
    for (const NodeId to : set_nodes_) {
        const InferenceNode& other = nodes_[to];
        if (other.digit != node.digit || !(node.cells - other.set->sees_of(node.digit)).empty()) continue;
        if (excludes_any(*other.set, node.digit)) add_link(to, false);
    }
}

void InferenceGraph::link_set_off(NodeId id) const {
    const State& state = *state_;
    const InferenceNode& node = nodes_[id];
    const AlmostLockedSet& set = *node.set;
    const auto others = static_cast<DigitSet>(set.digits & ~digit_bit(node.digit));
    for (DigitSet rest = others; rest != 0; rest = without_lowest(rest)) {
        const int digit = lowest_digit(rest);
        set.sees_of(digit).for_each([&](int cell) { add_link(id_of(cell, digit), false); });
        for (const NodeId group : groups_[digit - 1]) {
            if ((nodes_[group].cells - set.sees_of(digit)).empty()) add_link(group, false);
        }
    }
    for (const NodeId to : set_nodes_) {
        const InferenceNode& other = nodes_[to];
        if (!has_digit(others, other.digit) || !(other.cells & set.cells).empty()) continue;
        if ((other.set->places_of(other.digit) - set.sees_of(other.digit)).empty()) add_link(to, false);
    }
    set.seen.for_each([&](int cell) {
        if (state.candidate_count(cell) == 2) return;  // covered by the links of candidates
        DigitSet left = state.candidates(cell);
        for (DigitSet rest = others; rest != 0; rest = without_lowest(rest)) {
            const int digit = lowest_digit(rest);
            if (set.sees_of(digit).contains(cell)) left = static_cast<DigitSet>(left & ~digit_bit(digit));
        }
        if (is_single(left)) add_link(id_of(cell, lowest_digit(left)), true);
    });
}

}  // namespace rookery
