// Chains in words: what describe() in explain.hpp says of the steps that have chains.
#pragma once

#include <string>

#include "logic/step.hpp"

namespace rookery {

// The reason of a step with chains, without the conclusion: loops and single chains in Eureka notation, nets as
// numbered implications.
std::string chain_words(const Step& step);

}  // namespace rookery
