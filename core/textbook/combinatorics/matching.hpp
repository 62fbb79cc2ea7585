// Maximum matchings: as many variables as possible, each with a value of its domain that no other has. And the strong
// components of a graph, which show the exchanges that are possible in a matching.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "textbook/combinatorics/domain.hpp"

namespace rookery {

struct Matching {
    static constexpr int kNone = -1;

    Matching() { value_of.fill(kNone); }
    std::array<int, kMaxVariables> value_of;  // by variable
};

// Makes the matching maximum: drops pairs that the domains no longer allow, then extends it. Returns whether every
// variable has a value in it. If it starts from the previous matching, little is left to do.
bool match_all(std::span<const Domain> domains, Matching& matching);

// The strong components of a directed graph of at most 64 nodes: maximal sets in which each node can be reached from
// every other.
struct StrongComponents {
    std::array<std::uint64_t, 64> sets{};  // bit v: node v. Edges between components lead to earlier ones.
    std::size_t count = 0;
};

// Of the graph on `nodes` with an edge from v to each node in successors[v]; successors outside `nodes` are ignored.
StrongComponents strong_components(const std::array<std::uint64_t, 64>& successors, std::uint64_t nodes);

// Hyper-arc consistency, with a matching of all variables. No domain may be empty. False: there is none.
bool prune_arcs(std::span<Domain> domains, Matching& matching);

}  // namespace rookery
