// Naked pair, triplet, quad: k cells of a house hold only k digits between them, so the other cells of the house lose
// those digits.
//
// Sudoku Explainer 1.2.1: the house must have at least 2k empty cells (with fewer, the hidden set of the others is
// smaller), and every cell of the set at least two candidates. Candidates are eliminated from this house only, even if
// the cells share a second house.
#include "logic/finders.hpp"
#include "logic/sentences.hpp"
#include "logic/subsets/subsets.hpp"

namespace rookery {

namespace {

template <int K, Technique kTechnique>
bool find_naked_set(const State& state, StepSink& sink) {
    return for_each_naked_set<K>(state, [&](int house, PositionSet chosen, DigitSet digits) {
        Step& step = sink.begin(kTechnique);
        for_each_cell(house, state.empty_positions(house) & ~chosen,
                      [&](int cell) { add_eliminations(step, state, cell, digits); });
        if (sink.wants_highlights()) add_set_highlights(step, state, house, chosen, digits);
        return sink.end();
    });
}

std::string say_naked_set(const Step& step, Language language) {
    return concluded(say(Phrase::naked_set, language,
                         {Value::house(step.houses[0]), Value::cells(step.cells), Value::digits(step.digits)}),
                     step, language);
}

}  // namespace

constinit const TechniqueLabel labels::kNakedPair{
    .group = TechniqueGroup::subsets,
    .techniques = {Technique::naked_pair},
};
constinit const TechniqueCard cards::kNakedPair{
    .label = labels::kNakedPair,
    .find = find_naked_set<2, Technique::naked_pair>,
    .say = say_naked_set,
};
constinit const TechniqueLabel labels::kNakedTriplet{
    .group = TechniqueGroup::subsets,
    .techniques = {Technique::naked_triplet},
};
constinit const TechniqueCard cards::kNakedTriplet{
    .label = labels::kNakedTriplet,
    .find = find_naked_set<3, Technique::naked_triplet>,
    .say = say_naked_set,
};
constinit const TechniqueLabel labels::kNakedQuad{
    .group = TechniqueGroup::subsets,
    .techniques = {Technique::naked_quad},
};
constinit const TechniqueCard cards::kNakedQuad{
    .label = labels::kNakedQuad,
    .find = find_naked_set<4, Technique::naked_quad>,
    .say = say_naked_set,
};

}  // namespace rookery
