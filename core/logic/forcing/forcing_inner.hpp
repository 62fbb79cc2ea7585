// What a search uses for the chains nested in its runs: a graph of the run's grid, and searches on it.
#pragma once

#include <vector>

#include "logic/forcing/forcing_search.hpp"

namespace rookery {

struct ForcingSearch::Inner {
    ChainGraph graph;
    SingleChains single;
    std::vector<SingleChain> chains;
    ForcingSearch search;
    std::vector<ForcingHint> hints;
};

}  // namespace rookery
