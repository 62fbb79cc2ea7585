// Minimal hitting sets: elements that meet every set at least once, while no proper subset of them does.
//
// Method: K. Murakami and T. Uno, "Efficient algorithms for dualizing large-scale hypergraphs" (2014), MMCS. The unhit
// set with the fewest elements left is hit by each of them in turn; only later ones may use an element already tried.
// Each chosen element must keep a set that it alone hits, so sets that are not minimal are never searched.
#pragma once

#include <cstdint>
#include <limits>
#include <span>

#include "job/function_ref.hpp"
#include "job/progress_callback.hpp"
#include "textbook/exactcover/cover_matrix.hpp"
#include "textbook/exactcover/cover_search.hpp"

namespace rookery {

struct HittingSettings {
    bool least = false;                                                   // only those with the fewest elements
    std::uint64_t solutions = std::numeric_limits<std::uint64_t>::max();  // ends when this many are found; >= 1
    ProgressCallback progress{};                                          // checked at every node
};

struct HittingResult {
    std::uint64_t solutions = 0;
    std::uint64_t nodes = 0;    // of the search trees
    std::uint64_t updates = 0;  // hits added to sets
    CoverEnd end = CoverEnd::complete;
};

// The sets are the rows of the matrix, the elements its columns. Calls visit(elements in ascending order, counts so
// far) for each minimal hitting set. A set without elements cannot be hit; if there are no sets, the empty set is the
// only one.
HittingResult find_hitting_sets(const CoverMatrix& sets, const HittingSettings& settings,
                                FunctionRef<void(std::span<const int>, const HittingResult&)> visit);

}  // namespace rookery
