// A forcing hint as the chains of a step.
//
// While rating, nets keep no highlights of the patterns and chains nested in them. To show one hint, its nets are built
// again with highlights; the result is the same.
#include <algorithm>
#include <map>

#include "logic/chains/chain_highlights.hpp"
#include "logic/forcing/forcing_choice.hpp"
#include "logic/forcing/net_parents.hpp"
#include "logic/highlights.hpp"

namespace rookery {

bool ForcingChoice::add_highlights(const ForcingHint& hint, Step& step) {
    for (const ForcingHint::End& end : hint.all_ends()) {
        const bool first = &end == hint.ends.data();
        if (first || hint.kind != ForcingKind::contradiction) nets_.record_steps(*end.net);
        add_cell(step, nets_.base().graph->cell_of(end.net->nodes.front().id));
    }
    // Nets that were cut short may lack nodes that others depend on.
    if (nets_.base().progress.stop_requested()) return false;
    if (hint.kind == ForcingKind::contradiction) {
        const std::array<int, 2> ends = {hint.ends[0].node, hint.ends[1].node};
        step.chains.push_back(chain_of(*hint.ends[0].net, ends, step));
    } else {
        for (const ForcingHint::End& end : hint.all_ends()) {
            step.chains.push_back(chain_of(*end.net, {&end.node, 1}, step));
        }
    }
    if (hint.kind == ForcingKind::house) {
        add_house(step, kCellPlaces[step.cells.front()].houses[house_kind_of(hint.source)]);
    }
    if (hint.kind != ForcingKind::house) step.cells.resize(1);
    for (const Chain& chain : step.chains) step.digits |= digit_bit(chain.nodes.front().at.digit);
    return true;
}

// The nodes that the ends depend on; the nested steps that they use are moved to step.nested.
Chain ForcingChoice::chain_of(Net& net, std::span<const int> ends, Step& step) const {
    std::vector<int> order;
    for_each_ancestor(nets_.base(), net, ends, [&](int node) { order.push_back(node); });
    std::reverse(order.begin(), order.end());
    std::map<int, std::uint16_t> place;  // index of a node of the net in the chain
    std::map<int, std::int16_t> nested;  // index of a rule of the net in step.nested
    Chain chain;
    for (const int index : order) {
        const NetNode& node = net.nodes[static_cast<std::size_t>(index)];
        ChainNode shown{place_of(*nets_.base().graph, node.id), node.on, node.reason, {}};
        for_each_parent(nets_.base(), net, node, [&](int parent) { shown.parents.push_back(place.at(parent)); });
        if (node.reason == ChainReason::pattern) {
            const auto [found, is_new] = nested.try_emplace(node.rule, static_cast<std::int16_t>(step.nested.size()));
            if (is_new) step.nested.push_back(std::move(net.steps[static_cast<std::size_t>(node.rule)]));
            shown.nested = found->second;
        } else if (!node.on && node.reason != ChainReason::assumption) {
            shown.reason = weak_reason(chain.nodes[shown.parents.front()].at, shown.at);
        }
        place[index] = static_cast<std::uint16_t>(chain.nodes.size());
        chain.nodes.push_back(std::move(shown));
    }
    for (const int end : ends) chain.ends.push_back(place.at(end));
    return chain;
}

}  // namespace rookery
