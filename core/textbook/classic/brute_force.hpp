// Brute force: cells in row order, digits upwards, each checked against the houses.
#pragma once

#include <array>
#include <string_view>

#include "textbook/classic/classic.hpp"

namespace rookery {

inline constexpr std::array<std::string_view, 4> kBruteForceCounters{"iterations", "digits tried",
                                                                     "givens stepped over", "placements"};

// Defined for N = 2, 3, 4.
template <int N>
ClassicResult<N> solve_by_brute_force(const ClassicPuzzle<N>& puzzle, const ClassicSettings& settings, Trace& trace);

}  // namespace rookery
