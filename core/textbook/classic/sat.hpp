// SAT: the puzzle as a formula in conjunctive normal form, solved by CaDiCaL.
#pragma once

#include <array>
#include <string_view>

#include "textbook/classic/classic.hpp"

namespace rookery {

inline constexpr std::array<std::string_view, 5> kSatCounters{"solver calls", "variables", "clauses", "literals",
                                                              "learnt clauses"};

// Variables, clauses and literals are those of the puzzle's formula, givens included.
// Defined for N = 2, 3, 4.
template <int N>
ClassicResult<N> solve_by_sat(const ClassicPuzzle<N>& puzzle, const ClassicSettings& settings, Trace& trace);

}  // namespace rookery
