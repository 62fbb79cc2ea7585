// Helpers that finders use to fill in a step: its conclusion and its highlights. `grid` is a State or an OpenGrid.
#pragma once

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
// Eliminates those of `digits` that are candidates of the cell.
template <class CandidateGrid>
void add_eliminations(Step& step, const CandidateGrid& grid, int cell, DigitSet digits) {
    for (DigitSet rest = grid.candidates(cell) & digits; rest != 0; rest = without_lowest(rest)) {
        step.eliminations.push_back(cell_digit(cell, lowest_digit(rest)));
    }
}
// Marks those of `digits` that are candidates of the cell.
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

}  // namespace rookery
