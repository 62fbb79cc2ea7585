// Direct pointing and direct claiming: locked candidates that leave one place for the digit in a neighbour house.
//
//     A . . .   C . x .    A and C are boxes, B a row. All places of the digit in A are in B,
//   B   d d .     d . .    so in C its places in B are eliminated; if one place remains in C (x),
//       . . .     . . .    it holds the digit.
//
// A step is the placement alone, as in Sudoku Explainer 1.2.1; the other eliminations of the locked digit are left for
// later steps.
#include "logic/finders.hpp"
#include "logic/intersections/locking.hpp"
#include "logic/sentences.hpp"

namespace rookery {

namespace {

// Reports what the digit, locked in the crossing, does to the other houses of the same kind that cross the same house.
bool report_neighbours(const State& state, StepSink& sink, const Crossings& crossings, const Crossing& crossing,
                       int digit, Technique technique) {
    for (const int index : crossing.neighbours) {
        const Crossing& neighbour = crossings[index];
        const PositionSet positions = state.positions(neighbour.from, digit);
        const PositionSet remaining = positions & ~neighbour.in_from;
        if (!is_single(remaining) || remaining == positions) continue;
        Step& step = sink.begin(technique);
        set_placement(step, first_cell_of(neighbour.from, remaining), digit);
        if (sink.wants_highlights()) {
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

bool find_direct_in(const State& state, StepSink& sink, const Crossings& crossings, const LockedDigits& locked,
                    Technique technique) {
    for (std::size_t i = 0; i < crossings.size(); ++i) {
        for (DigitSet rest = locked[i % 3][crossings[i].from]; rest != 0; rest = without_lowest(rest)) {
            const Digit digit = lowest_digit(rest);
            if (report_neighbours(state, sink, crossings, crossings[i], digit, technique)) return true;
        }
    }
    return false;
}

bool find_direct_locking(const State& state, StepSink& sink) {
    const LockedDigits by_columns = locked_digits(state, kColumnThirds);
    if (find_direct_in(state, sink, kBoxToColumn, by_columns, Technique::direct_pointing)) return true;
    const LockedDigits locked = locked_digits(state, kRowThirds);
    return find_direct_in(state, sink, kBoxToRow, locked, Technique::direct_pointing) ||
           find_direct_in(state, sink, kColumnToBox, locked, Technique::direct_claiming) ||
           find_direct_in(state, sink, kRowToBox, locked, Technique::direct_claiming);
}

std::string say_direct_locking(const Step& step, Language language) {
    return concluded(leaving_only(locked_words(step, language), step, step.houses[2], language), step, language);
}

}  // namespace

constinit const TechniqueLabel labels::kDirectLocking{
    .group = TechniqueGroup::intersections,
    .techniques = {Technique::direct_pointing, Technique::direct_claiming},
};
constinit const TechniqueCard cards::kDirectLocking{
    .label = labels::kDirectLocking,
    .find = find_direct_locking,
    .say = say_direct_locking,
};

}  // namespace rookery
