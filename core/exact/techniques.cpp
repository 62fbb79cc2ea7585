#include "exact/techniques.hpp"

#include <utility>

#include "logic/technique_card.hpp"

namespace rookery {

TechniqueSet techniques_of(StrategySet strategies) {
    using Same = std::pair<Strategy, const TechniqueLabel*>;
    // The last cell of a house is both a naked and a hidden single.
    TechniqueSet techniques = strategies.places_digits() ? TechniqueSet{Technique::last_cell} : TechniqueSet{};
    for (const auto& [strategy, label] :
         {Same{Strategy::naked_singles, &labels::kNakedSingle}, Same{Strategy::hidden_singles, &labels::kHiddenSingle},
          Same{Strategy::locked_candidates, &labels::kLocking}, Same{Strategy::naked_pairs, &labels::kNakedPair},
          Same{Strategy::hidden_pairs, &labels::kHiddenPair}}) {
        if (strategies.has(strategy)) techniques |= label->techniques();
    }
    return techniques;
}

bool techniques_see_as_much(StrategySet strategies) {
    const bool both_singles = strategies.has(Strategy::naked_singles) && strategies.has(Strategy::hidden_singles);
    const bool naked_pairs = strategies.has(Strategy::naked_pairs);
    if (strategies.has(Strategy::locked_candidates) && !strategies.has(Strategy::hidden_singles)) return false;
    if (strategies.has(Strategy::hidden_pairs) && !naked_pairs) return false;
    return !naked_pairs || both_singles;
}

}  // namespace rookery
