// Locked candidates: all places of a digit in one house are also in a second house. So the digit is in their crossing,
// and nowhere else in the second house.
//
// Pointing goes from a box to a line, columns first; claiming from a column, then from a row, to a box.
#include "logic/intersections/locking.hpp"

#include "logic/finders.hpp"
#include "logic/sentences.hpp"

namespace rookery {

std::string locked_words(const Step& step, Language language) {
    return say(Phrase::locked, language,
               {Value::house(step.houses[0]), Value::digits(step.digits), Value::house(step.houses[1])});
}

namespace {

bool find_locking(const State& state, StepSink& sink) {
    return for_each_locking(state, [&](const Crossing& crossing, Digit digit, PositionSet outside) {
        Step& step = sink.begin(technique_of(crossing));
        for_each_cell(crossing.to, outside, [&](int cell) { step.eliminations.push_back(cell_digit(cell, digit)); });
        if (sink.wants_highlights()) add_locking_highlights(step, state, crossing, digit);
        return sink.end();
    });
}

std::string say_locking(const Step& step, Language language) {
    return concluded(locked_words(step, language), step, language);
}

}  // namespace

constinit const TechniqueLabel labels::kLocking{
    .group = TechniqueGroup::intersections,
    .techniques = {Technique::pointing, Technique::claiming},
};
constinit const TechniqueCard cards::kLocking{
    .label = labels::kLocking,
    .find = find_locking,
    .say = say_locking,
};

}  // namespace rookery
