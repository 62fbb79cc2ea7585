// What the chain producers of one state share: its graph, and the runs that higher levels build on.
#pragma once

#include "logic/chains/chain_graph.hpp"
#include "logic/chains/single_chains.hpp"
#include "logic/forcing/forcing_search.hpp"

namespace rookery {

class ChainMemory {
  public:
    // Makes everything fit the state; keeps what is there if it fits already.
    void prepare(const State& state, const Watch& watch);

    OpenGrid grid;
    ChainGraph graph;
    SingleChains single;
    SingleChain best_single;
    ForcingSearch forcing;

  private:
    bool prepared_ = false;
    State state_;
};

}  // namespace rookery
