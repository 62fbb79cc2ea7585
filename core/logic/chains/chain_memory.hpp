// What the searches for chains share that are asked one after the other of one state: its graph, and the nets that
// higher levels build on.
#pragma once

#include <set>
#include <utility>
#include <vector>

#include "logic/chains/chain_graph.hpp"
#include "logic/chains/single_chains.hpp"
#include "logic/finders.hpp"
#include "logic/forcing/forcing_choice.hpp"

namespace rookery {

class ChainMemory {
  public:
    // Makes everything fit the state and the scale; keeps what is there if it fits already.
    void prepare(const State& state, const Scale& scale, const ProgressCallback& progress);

    OpenGrid grid;
    ChainGraph graph;
    SingleChains single;
    SingleChain best_single;
    ForcingChoice forcing;

  private:
    const Scale* scale_ = nullptr;  // none: nothing is prepared
    State state_;
};

// The memory of the sink's workspace, prepared for the state.
ChainMemory& prepared_memory(const State& state, const StepSink& sink);

// The conclusions of one search reported so far: what becomes true, or what becomes false.
class Conclusions {
  public:
    // Whether it is the first of its kind.
    bool add(bool on, std::vector<CandidateId> ids) { return known_.emplace(on, std::move(ids)).second; }

  private:
    std::set<std::pair<bool, std::vector<CandidateId>>> known_;
};

}  // namespace rookery
