// The finders of chains: producers 21 and 23 to 30 of the scale.
//
// Each compares all hints of its family and reports the one with the lowest rating, the least complexity and so on
// (chain_scale.hpp), or, if all are wanted, every one in that order. Conclusions that another hint of the family has
// already are left out.
#include <set>
#include <utility>
#include <vector>

#include "logic/chains/chain_memory.hpp"
#include "logic/chains/chain_picture.hpp"
#include "logic/techniques.hpp"

namespace rookery {

void ChainMemory::prepare(const State& state, const Watch& watch) {
    forcing.set_watch(watch);
    if (prepared_ && state == state_) return;
    prepared_ = true;
    state_ = state;
    grid = OpenGrid(state_);
    graph.build(grid);
    forcing.begin(grid, graph);
}

namespace {

ChainMemory& prepared_memory(const State& state, const StepSink& sink) {
    Workspace& workspace = sink.workspace();
    ChainMemory& memory = workspace.chains();
    memory.prepare(state, workspace.watch());
    return memory;
}

bool report(const SingleChain& chain, const ChainGraph& graph, StepSink& sink) {
    Step& step = sink.begin(technique_of(chain), chain.rank.rating);
    add_conclusion(step, graph, chain);
    if (sink.wants_picture()) add_picture(step, graph, chain);
    return sink.end();
}

bool report(const ForcingHint& hint, ForcingMode mode, int level, ChainMemory& memory, StepSink& sink) {
    Step& step = sink.begin(technique_of(mode, level, hint.kind), hint.rank.rating, static_cast<int>(hint.kind));
    add_conclusion(step, memory.graph, hint.conclusion, hint.on);
    if (sink.wants_picture()) memory.forcing.add_picture(hint, step);
    return sink.end();
}

// The conclusions reported so far: what becomes true, or what becomes false.
class Conclusions {
  public:
    // Whether it is the first of its kind.
    bool add(bool on, std::vector<CandidateId> ids) { return known_.emplace(on, std::move(ids)).second; }

  private:
    std::set<std::pair<bool, std::vector<CandidateId>>> known_;
};

// Static chains have a technique for each kind, the others one for all.
ForcingKinds wanted_kinds(ForcingMode mode, const StepSink& sink) {
    if (mode != ForcingMode::fixed) return kAllForcingKinds;
    ForcingKinds kinds = 0;
    for (const ForcingKind kind : {ForcingKind::cell, ForcingKind::house}) {
        if (sink.wants(technique_of(mode, 0, kind))) kinds |= kind_bit(kind);
    }
    return kinds;
}

bool find_forcing(const State& state, StepSink& sink, ForcingMode mode, int level = 0) {
    ChainMemory& memory = prepared_memory(state, sink);
    const ForcingKinds wanted = wanted_kinds(mode, sink);
    if (sink.wants_first_only()) {
        ForcingHint best;
        return memory.forcing.find_best(mode, level, wanted, best) && report(best, mode, level, memory, sink);
    }
    std::vector<ForcingHint> all;
    memory.forcing.find_all(mode, level, wanted, all);
    Conclusions conclusions;
    for (const ForcingHint& hint : all) {
        if (!conclusions.add(hint.on, {hint.conclusion})) continue;
        if (report(hint, mode, level, memory, sink)) return true;
    }
    return false;
}

}  // namespace

bool find_single_chain(const State& state, StepSink& sink) {
    ChainMemory& memory = prepared_memory(state, sink);
    const TechniqueSet wanted = sink.techniques();
    if (sink.wants_first_only()) {
        return memory.single.find_best(memory.grid, memory.graph, wanted, memory.best_single) &&
               report(memory.best_single, memory.graph, sink);
    }
    std::vector<SingleChain> all;
    memory.single.find_all(memory.grid, memory.graph, wanted, all);
    Conclusions conclusions;
    for (const SingleChain& chain : all) {
        const bool on = chain.form == SingleChain::Form::on;
        if (!conclusions.add(on, on ? std::vector{chain.source} : chain.eliminations)) continue;
        if (report(chain, memory.graph, sink)) return true;
    }
    return false;
}

bool find_nishio(const State& state, StepSink& sink) {
    return find_forcing(state, sink, ForcingMode::nishio);
}
bool find_multiple_chain(const State& state, StepSink& sink) {
    return find_forcing(state, sink, ForcingMode::fixed);
}
bool find_dynamic_chain(const State& state, StepSink& sink) {
    return find_forcing(state, sink, ForcingMode::dynamic, 0);
}
bool find_dynamic_plus_chain(const State& state, StepSink& sink) {
    return find_forcing(state, sink, ForcingMode::dynamic, 1);
}
bool find_nested_chain(const State& state, StepSink& sink) {
    return find_forcing(state, sink, ForcingMode::dynamic, 2);
}
bool find_nested_multiple(const State& state, StepSink& sink) {
    return find_forcing(state, sink, ForcingMode::dynamic, 3);
}
bool find_nested_dynamic(const State& state, StepSink& sink) {
    return find_forcing(state, sink, ForcingMode::dynamic, 4);
}
bool find_nested_nested(const State& state, StepSink& sink) {
    return find_forcing(state, sink, ForcingMode::dynamic, 5);
}

}  // namespace rookery
