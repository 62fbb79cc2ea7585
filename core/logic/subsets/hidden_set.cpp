// Hidden pair, triplet, quad: k digits of a house have only k cells between them, so those cells lose every other
// digit.
//
// Sudoku Explainer 1.2.1: the house must have more than 2k empty cells (otherwise the naked set of the other cells is
// no larger), and every digit of the set at least two positions.
#include "logic/finders.hpp"
#include "logic/sentences.hpp"
#include "logic/subsets/subsets.hpp"

namespace rookery {

std::string hidden_set_words(const Step& step, Language language) {
    return say(Phrase::hidden_set, language,
               {Value::house(step.houses[0]), Value::digits(step.digits), Value::cells(step.cells)});
}

namespace {

template <int K, Technique kTechnique>
bool find_hidden_set(const State& state, StepSink& sink) {
    return for_each_hidden_set<K>(state, [&](int house, PositionSet chosen, DigitSet digits) {
        const auto others = static_cast<DigitSet>(kAllDigits & ~digits);
        Step& step = sink.begin(kTechnique);
        for_each_cell(house, chosen, [&](int cell) { add_eliminations(step, state, cell, others); });
        if (sink.wants_highlights()) add_set_highlights(step, state, house, chosen, digits);
        return sink.end();
    });
}

std::string say_hidden_set(const Step& step, Language language) {
    return concluded(hidden_set_words(step, language), step, language);
}

}  // namespace

constinit const TechniqueLabel labels::kHiddenPair{
    .group = TechniqueGroup::subsets,
    .techniques = {Technique::hidden_pair},
};
constinit const TechniqueCard cards::kHiddenPair{
    .label = labels::kHiddenPair,
    .find = find_hidden_set<2, Technique::hidden_pair>,
    .say = say_hidden_set,
};
constinit const TechniqueLabel labels::kHiddenTriplet{
    .group = TechniqueGroup::subsets,
    .techniques = {Technique::hidden_triplet},
};
constinit const TechniqueCard cards::kHiddenTriplet{
    .label = labels::kHiddenTriplet,
    .find = find_hidden_set<3, Technique::hidden_triplet>,
    .say = say_hidden_set,
};
constinit const TechniqueLabel labels::kHiddenQuad{
    .group = TechniqueGroup::subsets,
    .techniques = {Technique::hidden_quad},
};
constinit const TechniqueCard cards::kHiddenQuad{
    .label = labels::kHiddenQuad,
    .find = find_hidden_set<4, Technique::hidden_quad>,
    .say = say_hidden_set,
};

}  // namespace rookery
