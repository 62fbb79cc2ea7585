// Locked candidates: all places of a digit in one house lie in a second house too, so the digit is in their crossing,
// and nowhere else in the second house.
//
// Pointing (2.6) goes from a box to a line, columns first; claiming (2.8) from a column, then from a row, to a box.
#include "logic/crossings.hpp"
#include "logic/techniques.hpp"

namespace rookery {

namespace {

bool find_in(const State& state, StepSink& sink, const Crossings& crossings, const LockedDigits& locked,
             Technique technique, int rating) {
    for (std::size_t i = 0; i < crossings.size(); ++i) {
        const Crossing& crossing = crossings[i];
        for (DigitSet rest = locked[i % 3][crossing.from]; rest != 0; rest = without_lowest(rest)) {
            const Digit digit = lowest_digit(rest);
            const PositionSet outside = state.positions(crossing.to, digit) & ~crossing.in_to;
            if (outside == 0) continue;
            Step& step = sink.begin(technique, rating);
            for_each_cell(crossing.to, outside,
                          [&](int cell) { step.eliminations.push_back(cell_digit(cell, digit)); });
            if (sink.wants_picture()) {
                step.digits = digit_bit(digit);
                add_house(step, crossing.from);
                add_house(step, crossing.to);
                for_each_cell(crossing.from, state.positions(crossing.from, digit), [&](int cell) {
                    add_cell(step, cell);
                    add_marks(step, state, cell, step.digits, MarkRole::base);
                });
            }
            if (sink.end()) return true;
        }
    }
    return false;
}

}  // namespace

bool find_locking(const State& state, StepSink& sink) {
    if (find_in(state, sink, kBoxToColumn, locked_digits(state, kColumnThirds), Technique::pointing, 26)) return true;
    const LockedDigits locked = locked_digits(state, kRowThirds);
    return find_in(state, sink, kBoxToRow, locked, Technique::pointing, 26) ||
           find_in(state, sink, kColumnToBox, locked, Technique::claiming, 28) ||
           find_in(state, sink, kRowToBox, locked, Technique::claiming, 28);
}

}  // namespace rookery
