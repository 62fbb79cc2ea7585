// The ways to decide a pattern that the verb exact can take, each alone or all together.
#pragma once

#include <cstdint>

#include "exact/exact.hpp"
#include "verbs/exact/exact_options.hpp"

namespace rookery {

// How many puzzles a search for clues tries between two reports.
inline constexpr std::uint64_t kAttemptsAtOnce = 20'000;

// By wanted.method. Of the methods other than portfolio and refute only clues are an answer: they never find that there
// are none.
template <int N>
Decision<N> decide_by_method(CellSet pattern, const ExactSpec& wanted, const ProgressCallback& progress,
                             ProofSink* proof);

}  // namespace rookery
