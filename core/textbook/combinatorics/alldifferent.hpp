// The constraint alldifferent(x1, ..., xn): its variables take n different values.
//
//   domains, a consistency ──► prune_alldifferent() ──► smaller domains, or: there is no solution
//
//   domain.hpp             a set of values, in one word
//   consistency.hpp        which values must be removed
//   hall_intervals.hpp     bounds and range: intervals with as many variables as values
//   matching.hpp           arc: a maximum matching of variables and values
//   strong_components.hpp      and the exchanges that are possible in it
//
// After W.-J. van Hoeve, "The alldifferent constraint: a survey" (2001), which names the source of each.
#pragma once

#include <cstdint>
#include <span>

#include "textbook/combinatorics/consistency.hpp"
#include "textbook/combinatorics/domain.hpp"
#include "textbook/combinatorics/matching.hpp"

namespace rookery {

// At most 64 domains. Makes the constraint consistent: removes values until no more have to go, and adds their number
// to `removed`. False: there is no solution; then the domains are only partly pruned, and nothing is added. A
// consistency accepts everything that it cannot refute; only `arc` refutes everything unsolvable. Without variables
// there is a solution. `matching`: the result of the last call for the same variables, as a start; the result is the
// same with any other.
bool prune_alldifferent(std::span<Domain> domains, Consistency consistency, std::uint64_t& removed, Matching& matching);
bool prune_alldifferent(std::span<Domain> domains, Consistency consistency, std::uint64_t& removed);

}  // namespace rookery
