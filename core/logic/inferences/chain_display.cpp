#include "logic/inferences/chain_display.hpp"

#include "logic/chains/chain_graph.hpp"
#include "logic/highlights.hpp"

namespace rookery {

namespace {

bool both_in(int house, const InferenceNode& a, const InferenceNode& b) {
    return ((a.cells | b.cells) - CellSet::house(house)).empty();
}

}  // namespace

ChainReason link_reason(const State& state, const InferenceNode& from, const InferenceNode& to, bool on) {
    if (from.digit != to.digit) return ChainReason::cell;
    ChainReason reason = ChainReason::cell;
    for (int kind = 0; kind < 3; ++kind) {
        const int house = kCellPlaces[to.cell].houses[kind];
        if (!both_in(house, from, to)) continue;
        const int places = std::popcount(state.positions(house, to.digit));
        if (reason == ChainReason::cell || (on && places == (from.cells | to.cells).size())) {
            reason = kHouseReasons[kind];
        }
    }
    return reason;
}

ChainNode shown_node(const InferenceGraph& graph, Literal literal) {
    const InferenceNode& node = graph.node_at(literal);
    ChainNode shown{cell_digit(node.cell, node.digit), is_on(literal), ChainReason::assumption, {}};
    node.cells.for_each([&](int cell) {
        if (cell != node.cell) shown.group.push_back(static_cast<std::uint8_t>(cell));
    });
    return shown;
}

Chain shown_path(const State& state, const InferenceGraph& graph, const std::vector<Literal>& path) {
    Chain chain;
    for (std::size_t i = 0; i < path.size(); ++i) {
        ChainNode shown = shown_node(graph, path[i]);
        if (i > 0) {
            shown.parents.push_back(static_cast<std::uint16_t>(i - 1));
            shown.reason = link_reason(state, graph.node_at(path[i - 1]), graph.node_at(path[i]), shown.on);
        }
        chain.nodes.push_back(std::move(shown));
    }
    chain.ends.push_back(static_cast<std::uint16_t>(path.size() - 1));
    return chain;
}

}  // namespace rookery
