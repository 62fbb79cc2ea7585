#include "exact/techniques.hpp"

namespace rookery {

TechniqueSet techniques_of(StrategySet strategies) {
    TechniqueSet techniques = 0;
    const auto add = [&](std::initializer_list<Technique> same) {
        for (const Technique technique : same) techniques |= technique_bit(technique);
    };
    // The last cell of a house is a naked single and a hidden one.
    if (strategies.places_digits()) add({Technique::last_cell});
    if (strategies.has(Strategy::naked_singles)) add({Technique::naked_single});
    if (strategies.has(Strategy::hidden_singles)) add({Technique::hidden_single_box, Technique::hidden_single_line});
    if (strategies.has(Strategy::locked_candidates)) add({Technique::pointing, Technique::claiming});
    if (strategies.has(Strategy::naked_pairs)) add({Technique::naked_pair});
    if (strategies.has(Strategy::hidden_pairs)) add({Technique::hidden_pair});
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
