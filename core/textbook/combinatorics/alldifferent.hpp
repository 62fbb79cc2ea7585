// The constraint alldifferent(x1, ..., xn): its variables take n different values.
//
//   domains, a consistency ──► prune_alldifferent() ──► smaller domains, or: there is no solution
//
//   domain.hpp             a set of values, in one word
//   consistency.hpp        what must be removed
//   hall_intervals.hpp     bounds and range: intervals with as many variables as values
//   matching.hpp           arc: a maximum matching of variables and values
//   strong_components.hpp      and what can be exchanged in it
//
// After W.-J. van Hoeve, "The alldifferent constraint: a survey" (2001), which tells the origin of each.
#pragma once

#include <cstdint>
#include <span>

#include "textbook/combinatorics/consistency.hpp"
#include "textbook/combinatorics/domain.hpp"
#include "textbook/combinatorics/matching.hpp"

namespace rookery {

// At most 64 domains. Makes the constraint consistent: removes values until nothing more has to go, and adds their
// number to `removed`. False: it is seen that there is no solution; then the domains are somewhere on the way, and
// nothing is added. What a consistency cannot see it takes for solvable: only `arc` sees all. Without variables there
// is a solution.
// `matching`: what the last call for the same variables left, to begin there; the result is the same with any other.
bool prune_alldifferent(std::span<Domain> domains, Consistency consistency, std::uint64_t& removed, Matching& matching);
bool prune_alldifferent(std::span<Domain> domains, Consistency consistency, std::uint64_t& removed);

}  // namespace rookery
