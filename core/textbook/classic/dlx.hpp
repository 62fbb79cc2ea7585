// Exact cover by dancing links: the puzzle as a matrix (sudoku_matrix.hpp), its givens as rows already taken.
//
// Counters: updates of links, nodes of the search tree, backtracks (rows tried; each is a step that the search comes
// back from), rows and columns of the matrix, dead ends (nodes with a column that has no row left).
// Tables: "depth", how the search stood at the first solution; "coverings", the estimate from each solution's path.
// With settings.paths a note gives Knuth's estimate of the tree from so many random paths, made before the search.
#pragma once

#include <array>
#include <string_view>

#include "textbook/classic/classic.hpp"

namespace rookery {

inline constexpr std::array<std::string_view, 6> kDlxCounters{"updates", "nodes",   "backtracks",
                                                              "rows",    "columns", "dead ends"};

// Defined for N = 2, 3, 4.
template <int N>
ClassicResult<N> solve_by_dlx(const ClassicPuzzle<N>& puzzle, const ClassicSettings& settings, Trace& trace);

}  // namespace rookery
