// Direct pointing (1.7) and direct claiming (1.9): locked candidates that leave one place for the digit in a neighbour
// house.
//
//   A and C are boxes, B a row:        A . . .   C . x .      All places of the digit in A lie in B, so in C those of B
//   go,
//                                   B  A d d .   C d . .      and if one place remains in C, it takes the digit.
//
// A step is the placement alone, as in SE 1.2.1: the other eliminations that locking would allow are left for later
// steps.
#include "logic/state/crossings.hpp"
#include "logic/techniques.hpp"

namespace rookery {

namespace {

// What the digit, locked in the crossing, does to the other houses of the same kind that cross the same house.
bool report_neighbours(const State& state, StepSink& sink, const Crossings& crossings, const Crossing& crossing,
                       int digit, Technique technique, int rating) {
    for (const int index : crossing.neighbours) {
        const Crossing& neighbour = crossings[index];
        const PositionSet positions = state.positions(neighbour.from, digit);
        const PositionSet remaining = positions & ~neighbour.in_from;
        if (!is_single(remaining) || remaining == positions) continue;
        Step& step = sink.begin(technique, rating);
        set_placement(step, first_cell_of(neighbour.from, remaining), digit);
        if (sink.wants_picture()) {
            step.digits = digit_bit(digit);
            add_house(step, crossing.from);
            add_house(step, crossing.to);
            add_house(step, neighbour.from);
            for_each_cell(crossing.from, state.positions(crossing.from, digit), [&](int cell) {
                add_cell(step, cell);
                add_marks(step, state, cell, step.digits, MarkRole::base);
            });
            for_each_cell(neighbour.from, positions & neighbour.in_from,
                          [&](int cell) { add_marks(step, state, cell, step.digits, MarkRole::cover); });
        }
        if (sink.end()) return true;
    }
    return false;
}

bool find_in(const State& state, StepSink& sink, const Crossings& crossings, const LockedDigits& locked,
             Technique technique, int rating) {
    for (std::size_t i = 0; i < crossings.size(); ++i) {
        for (DigitSet rest = locked[i % 3][crossings[i].from]; rest != 0; rest = without_lowest(rest)) {
            const Digit digit = lowest_digit(rest);
            if (report_neighbours(state, sink, crossings, crossings[i], digit, technique, rating)) return true;
        }
    }
    return false;
}

}  // namespace

bool find_direct_locking(const State& state, StepSink& sink) {
    const LockedDigits by_columns = locked_digits(state, kColumnThirds);
    if (find_in(state, sink, kBoxToColumn, by_columns, Technique::direct_pointing, 17)) return true;
    const LockedDigits locked = locked_digits(state, kRowThirds);
    return find_in(state, sink, kBoxToRow, locked, Technique::direct_pointing, 17) ||
           find_in(state, sink, kColumnToBox, locked, Technique::direct_claiming, 19) ||
           find_in(state, sink, kRowToBox, locked, Technique::direct_claiming, 19);
}

}  // namespace rookery
