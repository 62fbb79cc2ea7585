// Hidden pair, triple and quadruple as HoDoKu 2.2 searches for them: boxes, rows, columns; digits ascending. The house
// must have more empty cells than the set; a digit of the set may have a single place.
#include "logic/finders.hpp"
#include "logic/hodoku_cards.hpp"
#include "logic/subsets/ascending_choices.hpp"
#include "logic/subsets/subsets.hpp"

namespace rookery {

namespace {

template <int K, Technique kTechnique>
bool find_hidden_set_in_order(const State& state, StepSink& sink) {
    const CellSet changed = sink.changes(state).cells;
    for (int house = 0; house < kHouseCount; ++house) {
        if (state.empty_count(house) <= K || (CellSet::house(house) & changed).empty()) continue;
        const auto positions = state.positions_in(house);
        DigitSet eligible = 0;
        for (int digit = 1; digit <= 9; ++digit) {
            const int count = std::popcount(positions[static_cast<std::size_t>(digit - 1)]);
            if (0 < count && count <= K) eligible |= digit_bit(digit);
        }
        if (digit_count(eligible) < K) continue;
        const auto report = [&](DigitSet digits, PositionSet chosen) {
            if (std::popcount(chosen) != K) return false;
            Step& step = sink.begin(kTechnique);
            for_each_cell(house, chosen, [&](int cell) {
                add_eliminations(step, state, cell, static_cast<DigitSet>(kAllDigits & ~digits));
            });
            if (sink.wants_highlights()) add_set_highlights(step, state, house, chosen, digits);
            return sink.end();
        };
        if (for_each_ascending_choice<K>(positions, eligible, report)) return true;
    }
    return false;
}

std::string say_hidden_in_order(const Step& step, Language language) {
    return cards::kHiddenPair.say(step, language);
}

}  // namespace

constinit const TechniqueCard cards::kHodokuHiddenPair{
    .label = labels::kHiddenPair,
    .find = find_hidden_set_in_order<2, Technique::hidden_pair>,
    .say = say_hidden_in_order,
};
constinit const TechniqueCard cards::kHodokuHiddenTriple{
    .label = labels::kHiddenTriplet,
    .find = find_hidden_set_in_order<3, Technique::hidden_triplet>,
    .say = say_hidden_in_order,
};
constinit const TechniqueCard cards::kHodokuHiddenQuadruple{
    .label = labels::kHiddenQuad,
    .find = find_hidden_set_in_order<4, Technique::hidden_quad>,
    .say = say_hidden_in_order,
};

}  // namespace rookery
