// Enumeration by positions, the method that the author of GridChecker, Mladen Dobrichev, described in the forum. A
// puzzle is an 81-bit number with a one for each clue; the search goes through the numbers with N ones, and unavoidable
// sets show which can be skipped. It is much slower than bands/; it is here as the older method and to check bands/.
//
//   request ─► position_plan    the sets, their clique (unavoidable/clique.hpp), the order of cells and sets, limits
//          ─► prefixes         the places of the first clues, one part for each
//          ─► position_search  the clues below a prefix: on a list of sets, then on bits (narrow_list); once all sets
//                              are hit, the solver decides
//          ─► position_tree_estimate   how long all that would take, from a thinned tree (thinning)
//
// Not in that description: disjoint sets are counted again during the search (cut_down(), NarrowList::disjoint()), and
// if clues are left once all sets are hit, the solver's other solutions guide their placement (RemainingClues).
#pragma once

#include <memory>

#include "enumerate/enumerate.hpp"
#include "job/stop_token.hpp"

namespace rookery {

// Like prepare(), but ignores the request's method.
std::unique_ptr<Enumeration> prepare_positions(const EnumerationRequest& request, StopToken stop = {});

}  // namespace rookery
