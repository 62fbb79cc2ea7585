// Enumeration by positions, the method that the author of GridChecker, Mladen Dobrichev, described in the forum: a
// puzzle is a number of 81 bits with a one for each clue, the numbers with N ones are gone through, and unavoidable
// sets say which of them can be skipped. Slower than bands/ by far; it is here as the older method and as a check on
// it.
//
//   request ─► plan        the sets, their clique (unavoidable/clique.hpp), the order of cells and sets, limits
//                clique_rating, remapping, set_choice
//          ─► prefixes     the places of the first clues: a part each
//          ─► search       the clues below a prefix: on a list of sets, then on bits (cut_down, narrow_list)
//          ─► remaining_clues   all sets are hit: the solver decides
//          ─► tree_estimate     how long all that would take, from a thinned tree (thinning)
//
// Beyond the description: disjoint sets are counted again on the way (cut_down, NarrowList::disjoint), and where clues
// are left once all sets are hit, the solver's other solutions lead (remaining_clues).
#pragma once

#include <memory>

#include "enumerate/enumerate.hpp"
#include "job/stop_token.hpp"

namespace rookery {

// As prepare(), whatever the request's method.
std::unique_ptr<Enumeration> prepare_positions(const EnumerationRequest& request, StopToken stop = {});

}  // namespace rookery
