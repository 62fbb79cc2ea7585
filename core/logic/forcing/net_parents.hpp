// The nodes that a node of a net depends on.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <span>

#include "logic/forcing/net.hpp"

namespace rookery {

// Calls f(index) for each direct parent of the node, its trigger first.
template <class F>
void for_each_parent(const NetBase& base, const Net& net, const NetNode& node, F f) {
    if (node.reason == ChainReason::assumption) return;
    if (node.reason == ChainReason::pattern) {
        const AppliedRule& rule = net.rules[static_cast<std::size_t>(node.rule)];
        for (std::uint32_t i = 0; i < rule.parent_count; ++i) f(int{net.parents[rule.first_parent + i]});
        return;
    }
    f(int{node.trigger});
    if (!node.on || base.mode == ForcingMode::fixed) return;
    // The trigger and the node were the last two of their cell or house; all others are false.
    const int cell = base.graph->cell_of(node.id);
    const int digit = base.graph->digit_of(node.id);
    const auto other = [&](int other_cell, int other_digit) {
        const CandidateId id = base.graph->id_of(other_cell, other_digit);
        if (id == node.id || id == net.nodes[node.trigger].id) return;
        f(net.index_of(id, false));
    };
    if (node.reason == ChainReason::cell) {
        for (DigitSet rest = base.grid.candidates(cell); rest != 0; rest = without_lowest(rest)) {
            other(cell, lowest_digit(rest));
        }
    } else {
        const int house = kCellPlaces[cell].houses[house_kind_of(node.reason)];
        for_each_cell(house, base.grid.positions(house, digit), [&](int other_cell) { other(other_cell, digit); });
    }
}

// Whether a node is certain to follow from its trigger alone.
inline bool has_one_parent(const NetBase& base, const Net& net, int node) {
    const NetNode& at = net.nodes[static_cast<std::size_t>(node)];
    if (at.reason == ChainReason::assumption || at.reason == ChainReason::pattern) return false;
    return !at.on || base.mode == ForcingMode::fixed;
}

// The first node on the path back by triggers for which has_one_parent() is false. Calls f(index) for those before it.
template <class F>
int last_fork(const NetBase& base, const Net& net, int node, F f) {
    for (; has_one_parent(base, net, node); node = net.nodes[static_cast<std::size_t>(node)].trigger) f(node);
    return node;
}

// The nodes that a fork depends on, as a row of Net::ancestor_words words, one bit per node. Valid until the next call.
std::span<const std::uint64_t> ancestors_of_fork(const NetBase& base, Net& net, int fork);

// Calls f(index) for the nodes and all that they depend on, each once, from the last to the first.
template <class F>
void for_each_ancestor(const NetBase& base, const Net& net, std::span<const int> nodes, F f) {
    std::array<std::uint64_t, 2 * kMaxCandidates / 64 + 1> marked;  // up to the last node only
    int top = 0;
    for (const int node : nodes) top = std::max(top, node / 64);
    std::fill_n(marked.begin(), top + 1, 0);
    for (const int node : nodes) marked[node / 64] |= std::uint64_t{1} << (node % 64);
    for (int word = top; word >= 0; --word) {
        while (marked[word] != 0) {
            const int bit = 63 - std::countl_zero(marked[word]);
            marked[word] ^= std::uint64_t{1} << bit;
            const int node = 64 * word + bit;
            f(node);
            for_each_parent(base, net, net.nodes[static_cast<std::size_t>(node)],
                            [&](int parent) { marked[parent / 64] |= std::uint64_t{1} << (parent % 64); });
        }
    }
}

}  // namespace rookery
