// textbook/combinatorics: the constraint that all variables differ, and permanents.
//
//   domains ──► alldifferent.hpp ──► smaller domains, or: there is no solution
//           └──► alldifferent_reasons.hpp ──► why each value is removed
//     domain.hpp           sets of values, and their text
//     hall_intervals.hpp   for bounds and range consistency
//     matching.hpp         for hyper-arc consistency
//
//   matrix ──► permanent.hpp ──► for 0/1, the number of ways to assign columns to rows; bounds, derangements
//     permanent_estimate.hpp   from random assignments
//     grid_bound.hpp           an upper bound on the number of sudoku grids from these
//
//   decimal_text.hpp   numbers in readable form
#pragma once

#include "textbook/combinatorics/alldifferent.hpp"
#include "textbook/combinatorics/alldifferent_reasons.hpp"
#include "textbook/combinatorics/grid_bound.hpp"
#include "textbook/combinatorics/permanent.hpp"
#include "textbook/combinatorics/permanent_estimate.hpp"
