// The permanent of a square matrix from random assignments of its columns to its rows.
//
// Method: L. Rasmussen, "Approximating the permanent: a simple approach" (1994). Row after row takes one of the columns
// that are left, with a probability proportional to the entry there. The estimate of a sample is the product, over the
// rows, of the sums of the entries they chose from, or 0 if a row finds nothing left. An assignment has the probability
// (product of its entries) / (product of these sums), so the mean is the permanent of any matrix. But the samples may
// spread widely: a few of them may make up most of the mean, and if those are missed, the standard error does not show
// it.
#pragma once

#include <cstdint>

#include "job/function_ref.hpp"
#include "job/progress_callback.hpp"
#include "textbook/combinatorics/permanent.hpp"
#include "textbook/running_mean.hpp"

namespace rookery {

inline constexpr std::uint64_t kMaxSamples = 10'000'000;  // that users may request: seconds to minutes

// The mean of `samples` samples; fewer if the stop token fired. Calls visit(mean so far) at each milestone and after
// the last sample.
RunningMean estimate_permanent(const SquareMatrix& matrix, std::uint64_t samples, std::uint64_t seed,
                               const ProgressCallback& progress = {}, FunctionRef<void(const RunningMean&)> visit = {});

}  // namespace rookery
