// Cliques of disjoint unavoidable sets. Sets without a common cell need a clue each, so their number is a lower bound
// on the clues of any puzzle of the grid.
#pragma once

#include <cstdint>
#include <vector>

#include "job/stop_token.hpp"
#include "unavoidable/unavoidable.hpp"

namespace rookery {

// Among the largest collections of pairwise disjoint sets of `sets` (sorted as a list, none empty), one with the least
// product of sizes. Sorted as a list. The search is bounded: if there are very many such collections, it returns the
// best one visited; only the first 2048 sets are used. Empty if stopped.
UnavoidableList disjoint_clique(const UnavoidableList& sets, StopToken stop = {});

// All largest collections of pairwise disjoint sets of `sets` (sorted as a list, none empty): the "maximal cliques" of
// GridChecker. In ascending order of the product of sizes, each sorted as a list.
struct MaximumCliques {
    std::vector<UnavoidableList> cliques;
    bool complete = true;  // false: there are more than requested, or the search was too long, or stopped
};
MaximumCliques maximum_cliques(const UnavoidableList& sets, std::size_t most, StopToken stop = {});

// The product of the sizes of disjoint sets.
std::int64_t product_of_sizes(const UnavoidableList& clique);

// Like disjoint_clique, but no unavoidable set is outside the clique: such a set is added to `sets` (in sorted order),
// and the search is repeated. `free` and `given` restrict this to puzzles with clues in all of `given` and otherwise
// only in `free`: then `sets`, and the sets that are added, are subsets of `free`. A set that no such puzzle can hit is
// not added. Empty if stopped; `sets` may then have gained some sets.
UnavoidableList complete_clique(const KnownGrid& grid, UnavoidableList& sets, StopToken stop = {},
                                const CellSet& free = CellSet::all(), const CellSet& given = CellSet());

}  // namespace rookery
