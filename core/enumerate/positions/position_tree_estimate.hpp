// The work of the whole search by positions, from a thinned tree (thinning.hpp).
#pragma once

#include <cstdint>
#include <span>

#include "enumerate/enumerate.hpp"
#include "enumerate/positions/position_plan.hpp"
#include "enumerate/positions/prefixes.hpp"
#include "job/stop_token.hpp"

namespace rookery::positions {

// How much of the tree is visited: about a second.
struct TreeBudget {
    std::uint64_t visits_of_pilot = 600;    // per depth
    std::uint64_t visits_of_sample = 2000;  // the same
    double few_nodes = 5e7;                 // a tree with fewer is visited as a whole
};

// Like Enumeration::estimate(), however long the search would take.
EnumerationEstimate estimate_tree(const Plan& plan, std::span<const Prefix> parts, std::uint64_t seed, StopToken stop,
                                  const TreeBudget& budget = {});

}  // namespace rookery::positions
