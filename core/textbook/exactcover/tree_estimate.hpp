// How large a search tree is, from random paths. (D. Knuth, "Estimating the Efficiency of Backtrack Programs", 1975.)
//
// A path goes from the root to a leaf and takes each of the d children of a node with the same chance 1/d. A node
// behind degrees d1, d2, ..., dk is met with the chance 1 / (d1 d2 ... dk), so counting it d1 d2 ... dk times when it
// is met gives the number of nodes in the mean: 1 + d1 + d1 d2 + ... is an unbiased estimate, however the tree is
// shaped. Few paths may miss where most of the tree is, though, and then the standard error does not show it.
#pragma once

#include <cstdint>
#include <span>

#include "job/function_ref.hpp"
#include "job/progress_callback.hpp"
#include "textbook/exactcover/cover_matrix.hpp"
#include "textbook/exactcover/dancing_links.hpp"
#include "textbook/running_mean.hpp"

namespace rookery {

inline constexpr std::uint64_t kMaxPaths = 10'000'000;  // that people may ask for: seconds to minutes

struct TreeEstimate {
    std::uint64_t paths = 0;  // taken: fewer than wanted if the stop token asked to stop
    double nodes = 0;         // their mean
    double error = 0;         // standard error of the mean; 0 with fewer than two paths
};

// Of the tree that find_covers() searches for the same matrix and given rows by the same rule. (With the rule `random`
// the tree is itself random; then it is the mean size that is estimated.) Calls visit(mean so far) at each milestone
// and behind the last path.
TreeEstimate estimate_tree(const CoverMatrix& matrix, std::span<const int> given, CoverRule rule, std::uint64_t paths,
                           std::uint64_t seed, const ProgressCallback& progress = {},
                           FunctionRef<void(const RunningMean&)> visit = {});

}  // namespace rookery
