// Numbers of true literals in unary, as formulas add them.
//
// Method: a totalizer (O. Bailleux and Y. Boufkhad, 2003): what bits i and j of two numbers say gives bit i + j + 1 of
// their sum, and what they deny gives bit i + j.
#pragma once

#include <cstdint>
#include <vector>

#include "sat/formula.hpp"

namespace rookery {

// [j]: the number is more than j.
using Unary = std::vector<Literal>;

enum class Bounds : std::uint8_t {
    both,    // the sum is the number
    at_most  // the sum is no less than the number: enough where only its being small has consequences
};

Unary sum_of(const Unary& a, const Unary& b, Bounds bounds, const VariableTag& tag, Formula& formula);
// The same, where an empty sum has no number added yet.
void add_to(Unary& sum, const Unary& more, Bounds bounds, const VariableTag& tag, Formula& formula);

}  // namespace rookery
