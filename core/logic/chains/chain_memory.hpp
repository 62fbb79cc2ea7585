// Shared by the searches for chains that run one after another on one state: its graph, and the nets that higher levels
// build on.
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
    // Builds everything for the state and the scale, unless it is already up to date.
    void prepare(const State& state, const Scale& scale, const ProgressCallback& progress);

    OpenGrid grid;
    ChainGraph graph;
    SingleChains single;
    SingleChain best_single;
    ForcingChoice forcing;

  private:
    const Scale* scale_ = nullptr;  // null: nothing is prepared
    State state_;
};

// The memory of the sink's workspace, prepared for the state.
ChainMemory& prepared_memory(const State& state, const StepSink& sink);

// The conclusions that one search has reported so far: candidates that become true, or false.
class Conclusions {
  public:
    // Returns whether it is new.
    bool add(bool on, std::vector<CandidateId> ids) { return known_.emplace(on, std::move(ids)).second; }

  private:
    std::set<std::pair<bool, std::vector<CandidateId>>> known_;
};

}  // namespace rookery
