// The strategies as core/logic knows them.
#pragma once

#include "exact/strategies.hpp"
#include "logic/technique.hpp"

namespace rookery {

// The techniques that are no more than these strategies.
TechniqueSet techniques_of(StrategySet strategies);

// Whether those techniques see as much as the strategies do. core/logic looks for a technique only where the simpler
// ones have nothing left to say: a digit that a box leaves to one cell of a line is no pointing there, since it is a
// hidden single. So without hidden singles its pointing is less than locked candidates.
bool techniques_see_as_much(StrategySet strategies);

}  // namespace rookery
