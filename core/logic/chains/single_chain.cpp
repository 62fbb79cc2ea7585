// X-chains, X-cycles, Y-cycles, XY-chains and XY-cycles (single_chains.hpp).
//
// All are compared, and the one of the lowest rank is reported; if all are wanted, they are reported in order of rank.
// Chains with a conclusion that is already known are skipped.
#include <vector>

#include "logic/chains/chain_highlights.hpp"
#include "logic/chains/chain_memory.hpp"
#include "logic/chains/chain_words.hpp"
#include "logic/finders.hpp"

namespace rookery {

namespace {

bool report_single_chain(const SingleChain& chain, const ChainGraph& graph, StepSink& sink) {
    Step& step = sink.begin(facts_of(chain));
    add_conclusion(step, graph, chain);
    if (sink.wants_highlights()) add_highlights(step, graph, chain);
    return sink.end();
}

bool find_single_chain(const State& state, StepSink& sink) {
    ChainMemory& memory = prepared_memory(state, sink);
    const TechniqueSet wanted = sink.techniques();
    if (sink.wants_first_only()) {
        return memory.single.find_best(memory.grid, memory.graph, sink.scale(), wanted, memory.best_single) &&
               report_single_chain(memory.best_single, memory.graph, sink);
    }
    std::vector<SingleChain> all;
    memory.single.find_all(memory.grid, memory.graph, sink.scale(), wanted, all);
    Conclusions conclusions;
    for (const SingleChain& chain : all) {
        const bool on = chain.form == SingleChain::Form::on;
        if (!conclusions.add(on, on ? std::vector{chain.source} : chain.eliminations)) continue;
        if (report_single_chain(chain, memory.graph, sink)) return true;
    }
    return false;
}

}  // namespace

constinit const TechniqueLabel labels::kSingleChain{
    .group = TechniqueGroup::chains,
    .techniques = {Technique::x_chain, Technique::x_cycle, Technique::y_cycle, Technique::xy_chain,
                   Technique::xy_cycle},
};
constinit const TechniqueCard cards::kSingleChain{
    .label = labels::kSingleChain,
    .find = find_single_chain,
    .say = say_single_chain,
};

}  // namespace rookery
