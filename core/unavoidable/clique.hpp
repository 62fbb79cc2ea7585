// Cliques of disjoint unavoidable sets: sets without a common cell need a clue each, so their number is a lower bound
// on the clues of any puzzle of the grid.
#pragma once

#include <atomic>

#include "unavoidable/unavoidable.hpp"

namespace rookery {

// Of all collections of the most pairwise disjoint sets of `sets`, one with the least product of sizes; sets that hold
// cells that no other does may be among them. Sorted as a list. The search is bounded: where there are very many such
// collections, the best of those that were looked at.
UnavoidableList disjoint_clique(const UnavoidableList& sets, const std::atomic<bool>* stop = nullptr);

}  // namespace rookery
