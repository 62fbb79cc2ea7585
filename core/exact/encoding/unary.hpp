// Counts of true literals in unary, for formulas.
//
// Method: a totalizer (O. Bailleux and Y. Boufkhad, 2003): if bits i and j of two numbers are true, so is bit i + j + 1
// of their sum; if both are false, so is bit i + j.
#pragma once

#include <cstdint>
#include <vector>

#include "sat/formula.hpp"

namespace rookery {

// [j]: the number is more than j.
using Unary = std::vector<Literal>;

enum class Bounds : std::uint8_t {
    both,    // the sum is the number
    at_most  // the sum is at least the number: enough if only an upper bound has consequences
};

Unary sum_of(const Unary& a, const Unary& b, Bounds bounds, const VariableTag& tag, Formula& formula);
// The same for a sum that may be empty: then it has no number added yet.
void add_to(Unary& sum, const Unary& more, Bounds bounds, const VariableTag& tag, Formula& formula);

}  // namespace rookery
