// The algorithms of alldifferent.cpp, one file each. No domain may be empty. False: there is no solution.
#pragma once

#include <span>

#include "textbook/combinatorics/domain.hpp"
#include "textbook/combinatorics/matching.hpp"

namespace rookery::alldifferent {

bool prune_naively(std::span<Domain> domains);
bool prune_bounds(std::span<Domain> domains);
bool prune_bounds_fast(std::span<Domain> domains);
bool prune_ranges(std::span<Domain> domains);
bool prune_arcs(std::span<Domain> domains, Matching& matching);

}  // namespace rookery::alldifferent
