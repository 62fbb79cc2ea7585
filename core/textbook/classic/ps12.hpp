// PS-1-2: propagation on domains and on their transposes, binary search on pairs.
#pragma once

#include <array>
#include <string_view>

#include "textbook/classic/classic.hpp"

namespace rookery {

inline constexpr std::array<std::string_view, 5> kPs12Counters{"operations", "propagations", "reductions", "searches",
                                                               "branches beyond pairs"};

// As the text counts them: operations are the passes of propagation, one more for each round of passes, and the domains
// reduced; searches are the states in which a domain was chosen. The last counter: values tried where no pair was left.
// Defined for N = 2, 3, 4.
template <int N>
ClassicResult<N> solve_by_ps12(const ClassicPuzzle<N>& puzzle, const ClassicSettings& settings, Trace& trace);

}  // namespace rookery
