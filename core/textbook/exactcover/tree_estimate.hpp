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
#include "textbook/exactcover/cover_search.hpp"
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

// An estimate of the work of a search from the path to one solution, as the text on sudoku by dancing links prints it:
// three times the sum, over the depths, of the product of the degrees down to there.
//
// The products are Knuth's estimate of the number of nodes at each depth. The text does not explain the 3; in the
// matrix of a sudoku every row has three ones besides the one in the chosen column. But the path to a solution is not a
// random path (those into dead ends are left out), so the mean over all solutions is not an unbiased estimate of
// anything. It is included because the text prints its numbers.
//
// Exact below 2^53.
inline double path_estimate(std::span<const CoverDepth> path) {
    constexpr double kFactor = 3;
    double product = 1;
    double sum = 0;
    for (const CoverDepth& depth : path) {
        product *= depth.degree;
        sum += product;
    }
    return kFactor * sum;
}

}  // namespace rookery
