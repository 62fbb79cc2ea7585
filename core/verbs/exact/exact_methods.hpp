// The methods of the verb exact for a pattern, each alone or all together.
#pragma once

#include <cstdint>

#include "exact/exact.hpp"
#include "verbs/exact/exact_options.hpp"

namespace rookery {

// Number of puzzles that a search for clues tries between two reports.
inline constexpr std::uint64_t kAttemptsAtOnce = 20'000;

// By wanted.method. Methods other than portfolio and refute can only answer with clues: they never find that there are
// none.
template <int N>
Decision<N> decide_by_method(CellSet pattern, const ExactSpec& wanted, const ProgressCallback& progress,
                             ProofSink* proof);

}  // namespace rookery
