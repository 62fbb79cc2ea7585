// The size of a search tree, from random paths. (D. Knuth, "Estimating the Efficiency of Backtrack Programs", 1975.)
//
// A path goes from the root to a leaf and takes each of the d children of a node with probability 1/d. A node below
// degrees d1, d2, ..., dk is met with probability 1 / (d1 d2 ... dk). So counting it d1 d2 ... dk times when it is met
// gives the number of nodes on average: 1 + d1 + d1 d2 + ... is an unbiased estimate for trees of any shape. But a few
// paths may miss where most of the tree is, and then the standard error does not show it.
#pragma once

#include <cstdint>
#include <span>

#include "job/function_ref.hpp"
#include "job/progress_callback.hpp"
#include "textbook/exactcover/cover_matrix.hpp"
#include "textbook/exactcover/dancing_links.hpp"
#include "textbook/running_mean.hpp"

namespace rookery {

inline constexpr std::uint64_t kMaxPaths = 10'000'000;  // that users may request: seconds to minutes

struct TreeEstimate {
    std::uint64_t paths = 0;  // taken: fewer than requested if the stop token fired
    double nodes = 0;         // their mean
    double error = 0;         // standard error of the mean; 0 with fewer than two paths
};

// Estimates the tree that find_covers() searches with the same matrix, given rows and rule. (With the rule `random` the
// tree is itself random; then this is its mean size.) Calls visit(mean so far) at each milestone and after the last
// path.
TreeEstimate estimate_tree(const CoverMatrix& matrix, std::span<const int> given, CoverRule rule, std::uint64_t paths,
                           std::uint64_t seed, const ProgressCallback& progress = {},
                           FunctionRef<void(const RunningMean&)> visit = {});

}  // namespace rookery
