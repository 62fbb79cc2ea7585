// The strategies as core/logic knows them: the techniques of its cards.
//
// A strategy itself is no card. A card finds one step after the other on a 9x9 board, with its
// picture and its words, and only where simpler techniques have nothing left to say. A strategy is
// a rule of closure.hpp: applied everywhere at once, to boards of two orders, regardless of what else is
// allowed; encoding/step_formula.hpp states the same rule in clauses.
#pragma once

#include "exact/strategies.hpp"
#include "logic/technique.hpp"

namespace rookery {

// The techniques that are no more than these strategies.
TechniqueSet techniques_of(StrategySet strategies);

// Whether those techniques see as much as the strategies do. core/logic looks for a technique only
// where the simpler ones have nothing left to say: a digit that a box leaves to one cell of a line
// is no pointing there, since it is a hidden single. So without hidden singles its pointing is less
// than locked candidates.
bool techniques_see_as_much(StrategySet strategies);

}  // namespace rookery
