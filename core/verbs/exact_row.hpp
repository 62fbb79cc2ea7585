// The rows of the verb exact. A puzzle is shown only after everything that is said of it has been checked by rooms that
// had no part in finding it.
#pragma once

#include <string>
#include <vector>

#include "exact/exact.hpp"

namespace rookery {

std::vector<std::string> exact_columns();

// Empty if the puzzle has its clues in the cells of the pattern, has one solution as core/solve counts, and is solved
// by the strategies: step by step as core/exact defines it, and, on a 9x9 board, by the techniques of the same names in
// core/logic. Otherwise what is wrong.
template <int N>
std::string fault_in(const Grid<N>& puzzle, CellSet pattern, StrategySet strategies);

// What is known of a pattern of order N: its row.
template <int N>
std::string exact_row(CellSet pattern, StrategySet strategies, const Decision<N>& decision, bool json);
// Of a pattern that was divided into parts: `refuted` of them have no clues. 0: nothing is said of parts.
template <int N>
std::string exact_row_without_puzzle(CellSet pattern, StrategySet strategies, Answer answer, const std::string& reason,
                                     int refuted, bool json);

}  // namespace rookery
