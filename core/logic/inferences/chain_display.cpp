#include "logic/inferences/chain_display.hpp"

#include "logic/chains/chain_graph.hpp"
#include "logic/highlights.hpp"

namespace rookery {

namespace {

bool both_in(int house, const InferenceNode& a, const InferenceNode& b) {
    return ((a.cells | b.cells) - CellSet::house(house)).empty();
}

int kind_of_house_with(CellSet cells) {
    for (int kind = 0; kind < 2; ++kind) {
        if ((cells - CellSet::house(kCellPlaces[cells.first()].houses[kind])).empty()) return kind;
    }
    return 2;
}

// For a set: the node with the set's places of the digit. Other nodes are unchanged.
InferenceNode with_places_of(InferenceNode node, int digit) {
    if (node.set == nullptr || !has_digit(node.set->digits, digit)) return node;
    node.digit = static_cast<Digit>(digit);
    node.cells = node.set->places_of(digit);
    return node;
}

ChainNode places_of_set(const AlmostLockedSet& set, int digit) {
    const CellSet places = set.places_of(digit);
    ChainNode node{cell_digit(places.first(), digit), true, kHouseReasons[kind_of_house_with(set.cells)], {}};
    places.for_each([&](int cell) {
        if (cell != node.at.cell) node.group.push_back(static_cast<std::uint8_t>(cell));
    });
    return node;
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
    const CellSet cells = node.set == nullptr ? node.cells : node.set->places_of(node.digit);
    cells.for_each([&](int cell) {
        if (cell != node.cell) shown.group.push_back(static_cast<std::uint8_t>(cell));
    });
    return shown;
}

Chain shown_path(const State& state, const InferenceGraph& graph, const std::vector<Literal>& path) {
    Chain chain;
    for (std::size_t i = 0; i < path.size(); ++i) {
        ChainNode shown = shown_node(graph, path[i]);
        if (i > 0) {
            shown.parents.push_back(static_cast<std::uint16_t>(chain.nodes.size() - 1));
            const InferenceNode& to = graph.node_at(path[i]);
            shown.reason = link_reason(state, with_places_of(graph.node_at(path[i - 1]), to.digit),
                                       with_places_of(to, to.digit), shown.on);
        }
        chain.nodes.push_back(std::move(shown));
        // A set that has lost one digit now certainly has the next one: shows the places of that digit.
        const AlmostLockedSet* set = graph.node_at(path[i]).set;
        if (set != nullptr && i + 1 < path.size() && !is_on(path[i + 1])) {
            ChainNode has = places_of_set(*set, graph.node_at(path[i + 1]).digit);
            has.parents.push_back(static_cast<std::uint16_t>(chain.nodes.size() - 1));
            chain.nodes.push_back(std::move(has));
        }
    }
    chain.ends.push_back(static_cast<std::uint16_t>(chain.nodes.size() - 1));
    return chain;
}

bool report_chain(const State& state, const InferenceGraph& graph, const NiceLoop& chain, bool is_loop,
                  StepSink& sink) {
    Step& step = sink.begin({.technique = chain.technique, .length = static_cast<int>(chain.path.size())});
    for (const int candidate : chain.eliminations) {
        step.eliminations.push_back(cell_digit(candidate % 81, candidate / 81 + 1));
    }
    if (sink.wants_highlights()) {
        Chain shown = shown_path(state, graph, chain.path);
        for (const ChainNode& node : shown.nodes) step.digits |= digit_bit(node.at.digit);
        add_cell(step, shown.nodes.front().at.cell);
        if (is_loop) {
            shown.loop = true;
            shown.nodes.front().reason = ChainReason::cell;
        }
        step.chains.push_back(std::move(shown));
        for (const Literal literal : chain.path) {
            const AlmostLockedSet* set = graph.node_at(literal).set;
            if (set == nullptr) continue;
            CellGroup& group = step.groups.emplace_back();
            group.digits = set->digits;
            set->cells.for_each([&](int cell) { group.cells.push_back(static_cast<std::uint8_t>(cell)); });
        }
    }
    return sink.end();
}

}  // namespace rookery
