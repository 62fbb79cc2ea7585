// Simulated annealing: boxes filled, digits swapped inside them, violations of rows and columns as the cost.
#pragma once

#include <array>
#include <string_view>

#include "textbook/classic/classic.hpp"

namespace rookery {

inline constexpr std::array<std::string_view, 5> kAnnealingCounters{"swaps tried", "swaps taken", "reheats", "coolings",
                                                                    "least cost"};

// Ends with the first solution found (`enough`), whatever number was asked for. Without a solution it goes on for ever,
// unless there is a limit of effort; `first` is then the full board of least cost (digits missing from rows, columns
// and diagonals). Conflicting givens, and boxes that can be filled in one way only, are answered at once (`complete`).
// Defined for N = 2, 3, 4.
template <int N>
ClassicResult<N> solve_by_annealing(const ClassicPuzzle<N>& puzzle, const ClassicSettings& settings, Trace& trace);

}  // namespace rookery
