// The finder functions, in the order of the table in finders.cpp; and what they share when they fill in a step.
#pragma once

#include "logic/finders.hpp"
#include "logic/state.hpp"
#include "logic/step.hpp"
#include "logic/tables.hpp"

namespace rookery {

bool find_hidden_single(const State& state, StepSink& sink);
bool find_direct_locking(const State& state, StepSink& sink);
bool find_direct_hidden_pair(const State& state, StepSink& sink);
bool find_naked_single(const State& state, StepSink& sink);
bool find_direct_hidden_triplet(const State& state, StepSink& sink);
bool find_locking(const State& state, StepSink& sink);
bool find_naked_pair(const State& state, StepSink& sink);
bool find_x_wing(const State& state, StepSink& sink);
bool find_hidden_pair(const State& state, StepSink& sink);
bool find_naked_triplet(const State& state, StepSink& sink);
bool find_swordfish(const State& state, StepSink& sink);
bool find_hidden_triplet(const State& state, StepSink& sink);
bool find_xy_wing(const State& state, StepSink& sink);
bool find_xyz_wing(const State& state, StepSink& sink);
bool find_unique_loop(const State& state, StepSink& sink);
bool find_naked_quad(const State& state, StepSink& sink);
bool find_jellyfish(const State& state, StepSink& sink);
bool find_hidden_quad(const State& state, StepSink& sink);
bool find_bug(const State& state, StepSink& sink);
bool find_aligned_pair(const State& state, StepSink& sink);

inline CellDigit cell_digit(int cell, int digit) {
    return {static_cast<std::uint8_t>(cell), static_cast<Digit>(digit)};
}
inline void set_placement(Step& step, int cell, int digit) {
    step.places = true;
    step.placement = cell_digit(cell, digit);
}
// Those of `digits` that are candidates of the cell are to go.
inline void add_eliminations(Step& step, const State& state, int cell, DigitSet digits) {
    for (DigitSet rest = state.candidates(cell) & digits; rest != 0; rest = without_lowest(rest)) {
        step.eliminations.push_back(cell_digit(cell, lowest_digit(rest)));
    }
}
// Those of `digits` that are candidates of the cell take part in the picture.
inline void add_marks(Step& step, const State& state, int cell, DigitSet digits, MarkRole role) {
    for (DigitSet rest = state.candidates(cell) & digits; rest != 0; rest = without_lowest(rest)) {
        step.marks.push_back({cell_digit(cell, lowest_digit(rest)), role});
    }
}
inline void add_cell(Step& step, int cell) {
    step.cells.push_back(static_cast<std::uint8_t>(cell));
}
inline void add_house(Step& step, int house) {
    step.houses.push_back(static_cast<std::uint8_t>(house));
}
// The picture of a naked or hidden set: `digits` in the cells of `house` at the chosen positions.
inline void add_set_picture(Step& step, const State& state, int house, PositionSet chosen, DigitSet digits) {
    step.digits = digits;
    add_house(step, house);
    for_each_cell(house, chosen, [&](int cell) {
        add_cell(step, cell);
        add_marks(step, state, cell, digits, MarkRole::base);
    });
}

}  // namespace rookery
