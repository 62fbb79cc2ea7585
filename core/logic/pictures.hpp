// What finders share when they fill in a step: its conclusion and its picture. `grid` is a State or an OpenGrid.
#pragma once

#include "logic/patterns.hpp"
#include "logic/state/state.hpp"
#include "logic/state/tables.hpp"
#include "logic/step.hpp"

namespace rookery {

inline CellDigit cell_digit(int cell, int digit) {
    return {static_cast<std::uint8_t>(cell), static_cast<Digit>(digit)};
}
inline void set_placement(Step& step, int cell, int digit) {
    step.places = true;
    step.placement = cell_digit(cell, digit);
}
// Those of `digits` that are candidates of the cell are to go.
template <class CandidateGrid>
void add_eliminations(Step& step, const CandidateGrid& grid, int cell, DigitSet digits) {
    for (DigitSet rest = grid.candidates(cell) & digits; rest != 0; rest = without_lowest(rest)) {
        step.eliminations.push_back(cell_digit(cell, lowest_digit(rest)));
    }
}
// Those of `digits` that are candidates of the cell take part in the picture.
template <class CandidateGrid>
void add_marks(Step& step, const CandidateGrid& grid, int cell, DigitSet digits, MarkRole role) {
    for (DigitSet rest = grid.candidates(cell) & digits; rest != 0; rest = without_lowest(rest)) {
        step.marks.push_back({cell_digit(cell, lowest_digit(rest)), role});
    }
}
inline void add_cell(Step& step, int cell) {
    step.cells.push_back(static_cast<std::uint8_t>(cell));
}
inline void add_house(Step& step, int house) {
    step.houses.push_back(static_cast<std::uint8_t>(house));
}

// Locked candidates: the places of the digit in the first house.
template <class CandidateGrid>
void add_locking_picture(Step& step, const CandidateGrid& grid, const Crossing& crossing, int digit) {
    step.digits = digit_bit(digit);
    add_house(step, crossing.from);
    add_house(step, crossing.to);
    for_each_cell(crossing.from, grid.positions(crossing.from, digit), [&](int cell) {
        add_cell(step, cell);
        add_marks(step, grid, cell, step.digits, MarkRole::base);
    });
}

// A naked or hidden set: `digits` in the cells of `house` at the chosen positions.
template <class CandidateGrid>
void add_set_picture(Step& step, const CandidateGrid& grid, int house, PositionSet chosen, DigitSet digits) {
    step.digits = digits;
    add_house(step, house);
    for_each_cell(house, chosen, [&](int cell) {
        add_cell(step, cell);
        add_marks(step, grid, cell, digits, MarkRole::base);
    });
}

// A fish: the base lines, the cells of the digit in them, the cover lines.
template <class CandidateGrid>
void add_fish_picture(Step& step, const CandidateGrid& grid, int digit, const FishPlace& fish) {
    step.digits = digit_bit(digit);
    for (PositionSet rest = fish.bases; rest != 0; rest = without_lowest(rest)) {
        const int base = fish.first_base + std::countr_zero(rest);
        add_house(step, base);
        for_each_cell(base, grid.positions(base, digit), [&](int cell) {
            add_cell(step, cell);
            add_marks(step, grid, cell, step.digits, MarkRole::base);
        });
    }
    for (PositionSet rest = fish.covers; rest != 0; rest = without_lowest(rest)) {
        add_house(step, fish.first_cover + std::countr_zero(rest));
    }
}

}  // namespace rookery
