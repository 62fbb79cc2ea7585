// textbook/combinatorics: the constraint that all variables differ, and permanents.
//
//   domains ──► alldifferent.hpp ──► smaller domains, or: there is no solution
//           └──► alldifferent_reasons.hpp ──► why each value is removed
//     domain.hpp, consistency.hpp               sets of values; which values must be removed
//     hall_intervals.hpp                        for bounds and range consistency
//     matching.hpp, strong_components.hpp       for hyper-arc consistency
//
//   matrix ──► permanent.hpp ──► for 0/1, the number of ways to assign columns to rows
//     permanent_estimate.hpp   from random assignments
//     permanent_bounds.hpp     cheap bounds
//     grid_bound.hpp           an upper bound on the number of sudoku grids from these
//     derangements.hpp         permutations without fixed points
//     wide.hpp                 whole numbers below 2^128
//
//   domain_text.hpp, square_matrix_text.hpp   both as text
//   decimal_text.hpp                          numbers in readable form
#pragma once

#include "textbook/combinatorics/alldifferent.hpp"
#include "textbook/combinatorics/alldifferent_reasons.hpp"
#include "textbook/combinatorics/derangements.hpp"
#include "textbook/combinatorics/grid_bound.hpp"
#include "textbook/combinatorics/permanent.hpp"
#include "textbook/combinatorics/permanent_bounds.hpp"
#include "textbook/combinatorics/permanent_estimate.hpp"
