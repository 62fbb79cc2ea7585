// Locked candidates: all places of a digit in one house are also in a second house. So the digit is in their crossing,
// and nowhere else in the second house.
//
// Pointing goes from a box to a line, columns first; claiming from a column, then from a row, to a box.
#include "logic/intersections/locking.hpp"

#include "logic/finders.hpp"
#include "logic/sentences.hpp"

namespace rookery {

std::string locked_words(const Step& step) {
    return "in " + house_name(step.houses[0]) + ", " + digits_words(step.digits) + " fits only in " +
           house_name(step.houses[1]);
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

std::string say_locking(const Step& step) {
    return concluded(locked_words(step), step);
}

}  // namespace

constinit const TechniqueLabel labels::kLocking{
    .group = TechniqueGroup::intersections,
    .family = "Locked candidates",
    .names = {{Technique::pointing, "Pointing"}, {Technique::claiming, "Claiming"}},
};
constinit const TechniqueCard cards::kLocking{
    .label = labels::kLocking,
    .find = find_locking,
    .say = say_locking,
};

}  // namespace rookery
