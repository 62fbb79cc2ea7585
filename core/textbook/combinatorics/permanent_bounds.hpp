// Cheap lower and upper bounds on a permanent. Both are decimal logarithms, since the numbers themselves soon leave the
// range of a double; minus infinity means 0.
#pragma once

#include <optional>

#include "textbook/combinatorics/permanent.hpp"

namespace rookery {

// log10 of n!; n >= 0.
double log10_factorial(int n);

// A lower bound. B. van der Waerden's conjecture (1926), proved by G. Egorychev and D. Falikman (1981): if all rows and
// columns add up to 1, the permanent is at least n! / n^n. So if they all add up to k, it is at least n! (k/n)^n, since
// dividing every entry by k divides the permanent by k^n. Empty for other matrices.
std::optional<double> van_der_waerden_log10(const SquareMatrix& matrix);

// An upper bound. H. Minc's conjecture (1963), proved by L. Bregman (1973): the permanent of a 0/1 matrix with row sums
// r is at most the product of (r!)^(1/r). A row of zeros makes it 0. Empty for other matrices.
std::optional<double> minc_bregman_log10(const SquareMatrix& matrix);

}  // namespace rookery
