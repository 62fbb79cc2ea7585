// Student's t distribution, as far as a test of two means needs it.
//
// Method: the upper tail is half the regularised incomplete beta function I_x(f/2, 1/2) at x = f / (f + t^2), computed
// by its continued fraction (the modified Lentz method; Numerical Recipes, "Incomplete Beta Function"). With whole
// degrees of freedom the powers in it are products and a square root, and the beta function is a product of ratios. So
// it needs no logarithm or gamma function, whose last bits differ between libraries, and every platform gets the same
// result.
#pragma once

namespace rookery {

// P(T > t) for t >= 0 and `freedom` >= 1 degrees of freedom.
double student_upper_tail(double t, int freedom);

// The t with P(T > t) = alpha, for 0 < alpha < 1/2.
double student_critical(double alpha, int freedom);

}  // namespace rookery
