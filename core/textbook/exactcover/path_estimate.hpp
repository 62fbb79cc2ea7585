// An estimate of the work of a search from the path to one solution, as the text on sudoku by dancing links prints it:
// three times the sum, over the depths, of the product of the degrees down to there.
//
// The products are Knuth's estimate of the number of nodes at each depth (tree_estimate.hpp). The text does not explain
// the 3; in the matrix of a sudoku every row has three ones besides the one in the chosen column. But the path to a
// solution is not a random path (those into dead ends are left out), so the mean over all solutions is not an unbiased
// estimate of anything. It is here because its numbers are printed.
#pragma once

#include <span>

#include "textbook/exactcover/cover_search.hpp"

namespace rookery {

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
