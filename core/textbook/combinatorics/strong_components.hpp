// The strong components of a directed graph of at most 64 nodes: maximal sets in which each node can be reached from
// every other.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace rookery {

struct StrongComponents {
    std::array<std::uint64_t, 64> sets{};  // bit v: node v. Edges between components lead to earlier ones.
    std::size_t count = 0;
};

// Of the graph on `nodes` with an edge from v to each node in successors[v]; successors outside `nodes` are ignored.
StrongComponents strong_components(const std::array<std::uint64_t, 64>& successors, std::uint64_t nodes);

}  // namespace rookery
