// Locked candidates: how they are found, drawn and described.
//
// Works on any grid of candidates: a State, for steps, or an OpenGrid, for the patterns that chains depend on. The
// visitor is called for each pattern that has an effect, in the order of Sudoku Explainer, until it returns true. The
// function returns whether it did.
//
// Deliberately implemented again, with no shared code, in exact/encoding/field_rules.hpp (whose paths are compared with
// these, tests/agreement/exact/logic_path_test.cpp), in solve/singles.cpp and in textbook/classic/reasoning.cpp. Each
// is a test oracle for the others; the checker of steps (tests/support/checkers/pattern_checker.hpp) is another.
#pragma once

#include <string>

#include "logic/highlights.hpp"
#include "logic/state/crossings.hpp"

namespace rookery {

// Calls visit(crossing, digit, outside): all places of the digit in crossing.from are in the crossing; `outside` are
// its other positions in crossing.to, not empty. Order: box to column, box to row, column to box, row to box.
template <class CandidateGrid, class Visitor>
bool for_each_locking(const CandidateGrid& grid, Visitor visit) {
    const auto visit_all = [&](const Crossings& crossings, const LockedDigits& locked) {
        for (std::size_t i = 0; i < crossings.size(); ++i) {
            const Crossing& crossing = crossings[i];
            for (DigitSet rest = locked[i % 3][crossing.from]; rest != 0; rest = without_lowest(rest)) {
                const Digit digit = lowest_digit(rest);
                const auto outside = static_cast<PositionSet>(grid.positions(crossing.to, digit) & ~crossing.in_to);
                if (outside != 0 && visit(crossing, digit, outside)) return true;
            }
        }
        return false;
    };
    if (visit_all(kBoxToColumn, locked_digits(grid, kColumnThirds))) return true;
    const LockedDigits locked = locked_digits(grid, kRowThirds);
    return visit_all(kBoxToRow, locked) || visit_all(kColumnToBox, locked) || visit_all(kRowToBox, locked);
}

// Pointing from a box, claiming from a line.
inline Technique technique_of(const Crossing& crossing) {
    const bool from_box = Geometry9::kind_of_house(crossing.from) == HouseKind::box;
    return from_box ? Technique::pointing : Technique::claiming;
}

// Highlights the places of the digit in the first house.
template <class CandidateGrid>
void add_locking_highlights(Step& step, const CandidateGrid& grid, const Crossing& crossing, int digit) {
    step.digits = digit_bit(digit);
    add_house(step, crossing.from);
    add_house(step, crossing.to);
    for_each_cell(crossing.from, grid.positions(crossing.from, digit), [&](int cell) {
        add_cell(step, cell);
        add_marks(step, grid, cell, step.digits, MarkRole::base);
    });
}

// "in box 2, 5 fits only in row 1": how a step with these highlights begins.
std::string locked_words(const Step& step, Language language);

}  // namespace rookery
