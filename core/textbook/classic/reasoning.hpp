// Reasoning as people do it: singles, then naked and hidden sets of any size and intersections.
#pragma once

#include <array>
#include <string_view>

#include "textbook/classic/classic.hpp"

namespace rookery {

inline constexpr std::array<std::string_view, 8> kReasoningCounters{
    "placements", "eliminations", "naked singles", "hidden singles",
    "naked sets", "hidden sets",  "intersections", "returns to level 0"};

// Eliminations are the candidates removed by level 1. A puzzle that it solves has no other solution: `complete`, as it
// is after a contradiction. Stuck, it gave up; `first` is then the board with the digits placed so far.
// Defined for N = 2, 3, 4.
template <int N>
ClassicResult<N> solve_by_reasoning(const ClassicPuzzle<N>& puzzle, const ClassicSettings& settings, Trace& trace);

}  // namespace rookery
