// Backtracking on the cell with the fewest candidates.
#pragma once

#include <array>
#include <string_view>

#include "textbook/classic/classic.hpp"

namespace rookery {

inline constexpr std::array<std::string_view, 3> kBacktrackingCounters{"nodes", "digits tried", "dead ends"};

// Defined for N = 2, 3, 4.
template <int N>
ClassicResult<N> solve_by_backtracking(const ClassicPuzzle<N>& puzzle, const ClassicSettings& settings, Trace& trace);

}  // namespace rookery
