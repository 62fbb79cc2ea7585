#include "logic/inferences/chain_cards.hpp"

#include "logic/highlights.hpp"
#include "logic/inferences/chain_display.hpp"

namespace rookery {

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
