// Naked single: a cell has one candidate left. Cells row by row.
#include "logic/finders.hpp"
#include "logic/sentences.hpp"

namespace rookery {

namespace {

bool find_naked_single(const State& state, StepSink& sink) {
    for (int cell = 0; cell < 81; ++cell) {
        const DigitSet candidates = state.candidates(cell);
        if (!is_single(candidates)) continue;
        Step& step = sink.begin(Technique::naked_single);
        set_placement(step, cell, lowest_digit(candidates));
        if (sink.wants_highlights()) {
            add_cell(step, cell);
            step.digits = candidates;
            add_marks(step, state, cell, candidates, MarkRole::base);
        }
        if (sink.end()) return true;
    }
    return false;
}

std::string say_naked_single(const Step& step, Language language) {
    return concluded(
        say(Phrase::only_candidate, language, {Value::digit(step.placement.digit), Value::cell(step.placement.cell)}),
        step, language);
}

}  // namespace

constinit const TechniqueLabel labels::kNakedSingle{
    .group = TechniqueGroup::singles,
    .techniques = {Technique::naked_single},
};
constinit const TechniqueCard cards::kNakedSingle{
    .label = labels::kNakedSingle,
    .find = find_naked_single,
    .say = say_naked_single,
};

}  // namespace rookery
