// textbook/combinatorics: the constraint that all variables differ, and permanents.
//
//   domains ──► alldifferent.hpp ──► smaller domains, or: there is no solution
//           └──► alldifferent_reasons.hpp ──► why each value goes
//     domain.hpp, consistency.hpp               sets of values; which values are to be removed
//     hall_intervals.hpp                        for bounds and range consistency
//     matching.hpp, strong_components.hpp       for hyper-arc consistency
//
//   matrix ──► permanent.hpp ──► the number of ways to assign columns to rows, if it is 0/1
//     permanent_estimate.hpp   from random assignments
//     permanent_bounds.hpp   between which numbers it lies, at next to no cost
//     grid_bound.hpp         a number of sudoku grids that is not exceeded, by such a bound
//     derangements.hpp       permutations that leave nothing in its place
//     wide.hpp               whole numbers below 2^128
//
//   domain_text.hpp, square_matrix_text.hpp   both as text
//   decimal_text.hpp   numbers as people read them
#pragma once

#include "textbook/combinatorics/alldifferent.hpp"
#include "textbook/combinatorics/alldifferent_reasons.hpp"
#include "textbook/combinatorics/derangements.hpp"
#include "textbook/combinatorics/grid_bound.hpp"
#include "textbook/combinatorics/permanent.hpp"
#include "textbook/combinatorics/permanent_bounds.hpp"
#include "textbook/combinatorics/permanent_estimate.hpp"
