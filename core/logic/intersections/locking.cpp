// Locked candidates: all places of a digit in one house lie in a second house too, so the digit is in their crossing,
// and nowhere else in the second house.
//
// Pointing (2.6) goes from a box to a line, columns first; claiming (2.8) from a column, then from a row, to a box.
#include "logic/patterns.hpp"
#include "logic/techniques.hpp"

namespace rookery {

bool find_locking(const State& state, StepSink& sink) {
    return for_each_locking(state, [&](const Crossing& crossing, Digit digit, PositionSet outside) {
        const bool pointing = Geometry9::kind_of_house(crossing.from) == HouseKind::box;
        Step& step = pointing ? sink.begin(Technique::pointing, 26) : sink.begin(Technique::claiming, 28);
        for_each_cell(crossing.to, outside, [&](int cell) { step.eliminations.push_back(cell_digit(cell, digit)); });
        if (sink.wants_picture()) add_locking_picture(step, state, crossing, digit);
        return sink.end();
    });
}

}  // namespace rookery
