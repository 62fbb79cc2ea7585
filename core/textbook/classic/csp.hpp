// Propagate and search: alldifferent constraints, the most constrained cell labelled first.
#pragma once

#include <array>
#include <string_view>

#include "textbook/classic/classic.hpp"

namespace rookery {

inline constexpr std::array<std::string_view, 4> kCspCounters{"nodes", "dead ends", "prunings", "propagations"};

// Defined for N = 2, 3, 4.
template <int N>
ClassicResult<N> solve_by_csp(const ClassicPuzzle<N>& puzzle, const ClassicSettings& settings, Trace& trace);

}  // namespace rookery
