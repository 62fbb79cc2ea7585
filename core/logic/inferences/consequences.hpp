// All consequences of one assumption, in the order in which they are found, and the chains that lead there.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "logic/inferences/inference_graph.hpp"

namespace rookery {

struct Consequence {
    Literal literal;
    Literal source;       // what it follows from
    std::uint16_t links;  // from the premise on; in a graph with sets, half the sum of the weights
};

class Consequences {
  public:
    static constexpr int kMaxCount = 1000;  // the size of HoDoKu's table of a premise

    // Nearest first; equally near ones in the order of what they follow from, and of its links. In a graph with sets
    // they are in the order in which they were first found, even if a shorter path was found later.
    void expand(const InferenceGraph& graph, Literal premise);

    // The first entry is the premise.
    std::span<const Consequence> list() const { return list_; }
    bool has(Literal literal) const { return has_bit(is_on(literal) ? on() : off(), node_of(literal)); }
    // Rows of graph.words() words: the nodes that are ON, and those that are OFF.
    const std::uint64_t* on() const { return on_.data(); }
    const std::uint64_t* off() const { return off_.data(); }
    // Writes the path from the premise to the consequence.
    void path_to(Literal literal, std::vector<Literal>& path) const;

  private:
    static bool has_bit(const std::uint64_t* row, NodeId id) { return ((row[id >> 6] >> (id & 63)) & 1) != 0; }
    void add(Literal literal, Literal source, int links);
    void expand_weighted(const InferenceGraph& graph);

    std::vector<Consequence> list_;
    std::vector<Literal> sources_;          // by literal
    std::vector<std::uint16_t> distances_;  // by literal, of a graph with sets
    std::vector<std::uint64_t> on_;
    std::vector<std::uint64_t> off_;
};

}  // namespace rookery
