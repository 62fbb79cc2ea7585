// The strategies as core/logic knows them: the techniques of its cards.
//
// A strategy itself is not a card. A card finds one step after the other on a 9x9 board, with its picture and its
// words, and only when simpler techniques find nothing. A strategy is a rule of closure.hpp: applied everywhere at
// once, to boards of two orders, regardless of which others are allowed; encoding/step_formula.hpp states the same rule
// in clauses.
#pragma once

#include "exact/strategies.hpp"
#include "logic/technique.hpp"

namespace rookery {

// The techniques covered by these strategies alone.
TechniqueSet techniques_of(StrategySet strategies);

// Whether those techniques find as much as the strategies do. core/logic uses a technique only where simpler ones find
// nothing: a digit that a box restricts to one cell of a line is not pointing there, since it is a hidden single. So
// without hidden singles its pointing is weaker than locked candidates.
bool techniques_see_as_much(StrategySet strategies);

}  // namespace rookery
