// What naked singles need of positions, where these are left open: a cell that a step places sees so many cells that
// were placed before, one for each other digit. The strategies' rules imply it, but a solver finds it only digit by
// digit.
#pragma once

#include "exact/encoding/step_formula.hpp"
#include "sat/formula.hpp"

namespace rookery {

// Adds it for the step from `before` to `now`.
template <int N>
void add_seen_counts(const StepLiterals<N>& before, const StepLiterals<N>& now, Formula& formula);

}  // namespace rookery
