// Cliques of disjoint unavoidable sets: sets without a common cell need a clue each, so their number is a lower bound
// on the clues of any puzzle of the grid.
#pragma once

#include <cstdint>
#include <vector>

#include "job/stop_token.hpp"
#include "unavoidable/unavoidable.hpp"

namespace rookery {

// Of all collections of the most pairwise disjoint sets of `sets` (sorted as a list, none empty), one with the least
// product of sizes. Sorted as a list. The search is bounded: where there are very many such collections, the best of
// those that were looked at; of more than 2048 sets only the first 2048 of the sorted list are. Empty if stopped.
UnavoidableList disjoint_clique(const UnavoidableList& sets, StopToken stop = {});

// All collections of the most pairwise disjoint sets of `sets` (sorted as a list, none empty): the "maximal cliques" of
// GridChecker. By rising product of sizes, each sorted as a list.
struct MaximumCliques {
    std::vector<UnavoidableList> cliques;
    bool complete = true;  // false: there are more than were wanted, or the search was too long, or stopped
};
MaximumCliques maximum_cliques(const UnavoidableList& sets, std::size_t most, StopToken stop = {});

// The product of the sizes of disjoint sets.
std::int64_t product_of_sizes(const UnavoidableList& clique);

// The same as disjoint_clique, and no unavoidable set lies outside the clique: one that does is added to
// `sets` (in its place of the sorted list), and the search is made again. With `free` and `given`, of puzzles that have
// clues in all of `given`, none outside `free` and `given`: then `sets` are parts of `free`, and so are those that are
// added. A set that no such puzzle can hit is not added. Empty if stopped; `sets` may then have some more.
UnavoidableList complete_clique(const KnownGrid& grid, UnavoidableList& sets, StopToken stop = {},
                                const CellSet& free = CellSet::all(), const CellSet& given = CellSet());

}  // namespace rookery
