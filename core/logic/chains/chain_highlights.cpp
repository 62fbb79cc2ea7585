#include "logic/chains/chain_highlights.hpp"

#include <algorithm>

#include "logic/highlights.hpp"

namespace rookery {

CellDigit place_of(const ChainGraph& graph, CandidateId id) {
    return cell_digit(graph.cell_of(id), graph.digit_of(id));
}

ChainReason weak_reason(CellDigit x, CellDigit y) {
    if (x.cell == y.cell) return ChainReason::cell;
    const CellPlace& a = kCellPlaces[x.cell];
    const CellPlace& b = kCellPlaces[y.cell];
    for (int kind = 0; kind < 2; ++kind) {
        if (a.houses[kind] == b.houses[kind]) return kHouseReasons[kind];
    }
    return ChainReason::column;
}

void add_conclusion(Step& step, const ChainGraph& graph, CandidateId id, bool on) {
    if (on) {
        set_placement(step, graph.cell_of(id), graph.digit_of(id));
    } else {
        step.eliminations.push_back(place_of(graph, id));
    }
}

void add_conclusion(Step& step, const ChainGraph& graph, const SingleChain& chain) {
    if (chain.form == SingleChain::Form::on) add_conclusion(step, graph, chain.source, true);
    for (const CandidateId id : chain.eliminations) add_conclusion(step, graph, id, false);
}

void add_highlights(Step& step, const ChainGraph& graph, const SingleChain& chain) {
    Chain highlighted;
    highlighted.loop = chain.form == SingleChain::Form::loop;
    std::vector<PathNode> nodes(chain.path.rbegin(), chain.path.rend());
    // A loop's path ends with its source; here the loop begins with it.
    if (highlighted.loop) std::rotate(nodes.begin(), nodes.end() - 1, nodes.end());
    for (const PathNode& node : nodes) {
        ChainNode shown{place_of(graph, node.id), node.on, node.reason, {}};
        step.digits |= digit_bit(shown.at.digit);
        if (!highlighted.nodes.empty()) {
            shown.parents.push_back(static_cast<std::uint16_t>(highlighted.nodes.size() - 1));
            if (!shown.on) shown.reason = weak_reason(highlighted.nodes.back().at, shown.at);
        } else if (!highlighted.loop) {
            shown.reason = ChainReason::assumption;
        }
        highlighted.nodes.push_back(std::move(shown));
    }
    highlighted.ends.push_back(static_cast<std::uint16_t>(highlighted.nodes.size() - 1));
    add_cell(step, highlighted.nodes.front().at.cell);
    step.chains.push_back(std::move(highlighted));
}

}  // namespace rookery
