// Bounds between which a permanent lies, at next to no cost. Both are decimal logarithms, since the numbers themselves
// soon leave the range of a double; minus infinity stands for 0.
#pragma once

#include <optional>

#include "textbook/combinatorics/permanent.hpp"

namespace rookery {

// log10 of n!; n >= 0.
double log10_factorial(int n);

// At least so much. B. van der Waerden's conjecture (1926), a theorem of G. Egorychev and D. Falikman (1981): where all
// rows and columns add up to 1, the permanent is at least n! / n^n. So where they all add up to the same k, it is at
// least n! (k/n)^n, since dividing every entry by k divides the permanent by k^n. Nothing for other matrices.
std::optional<double> van_der_waerden_log10(const SquareMatrix& matrix);

// At most so much. H. Minc's conjecture (1963), a theorem of L. Bregman (1973): of a matrix of zeros and ones with row
// sums r, the permanent is at most the product of (r!)^(1/r). A row of zeros makes it 0. Nothing for other matrices.
std::optional<double> minc_bregman_log10(const SquareMatrix& matrix);

}  // namespace rookery
