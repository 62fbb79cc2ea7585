// Direct hidden pair and triplet: a hidden set that removes another digit of the house from its cells, so that only one
// place remains for that digit.
//
// Sudoku Explainer 1.2.1: the house needs more than k empty cells; for each set the lowest such digit is placed; and
// the step is the placement alone, without the eliminations of the hidden set.
#include "logic/finders.hpp"
#include "logic/sentences.hpp"
#include "logic/subsets/subsets.hpp"

namespace rookery {

namespace {

template <int K, Technique kTechnique>
bool find_direct_hidden_set(const State& state, StepSink& sink) {
    for (const int house : kHousesInScaleOrder) {
        if (state.empty_count(house) <= K) continue;
        const auto positions = state.positions_in(house);
        const auto report = [&](DigitSet digits, PositionSet chosen) {
            for (int digit = 1; digit <= 9; ++digit) {
                const PositionSet all = positions[digit - 1];
                const PositionSet remaining = all & ~chosen;
                if (has_digit(digits, digit) || !is_single(remaining) || remaining == all) continue;
                Step& step = sink.begin(kTechnique);
                set_placement(step, first_cell_of(house, remaining), digit);
                if (sink.wants_highlights()) {
                    step.digits = digits;
                    add_house(step, house);
                    for_each_cell(house, chosen, [&](int cell) {
                        add_cell(step, cell);
                        add_marks(step, state, cell, digits, MarkRole::base);
                        add_marks(step, state, cell, digit_bit(digit), MarkRole::cover);
                    });
                }
                return sink.end();
            }
            return false;
        };
        if (for_each_closed_choice<K>(positions, eligible_sets(positions, K), report)) return true;
    }
    return false;
}

std::string say_direct_hidden_set(const Step& step, Language language) {
    return concluded(leaving_only(hidden_set_words(step, language), step, step.houses[0], language), step, language);
}

}  // namespace

constinit const TechniqueLabel labels::kDirectHiddenPair{
    .group = TechniqueGroup::subsets,
    .techniques = {Technique::direct_hidden_pair},
};
constinit const TechniqueCard cards::kDirectHiddenPair{
    .label = labels::kDirectHiddenPair,
    .find = find_direct_hidden_set<2, Technique::direct_hidden_pair>,
    .say = say_direct_hidden_set,
};
constinit const TechniqueLabel labels::kDirectHiddenTriplet{
    .group = TechniqueGroup::subsets,
    .techniques = {Technique::direct_hidden_triplet},
};
constinit const TechniqueCard cards::kDirectHiddenTriplet{
    .label = labels::kDirectHiddenTriplet,
    .find = find_direct_hidden_set<3, Technique::direct_hidden_triplet>,
    .say = say_direct_hidden_set,
};

}  // namespace rookery
