// Shared by the patterns of a single digit: how they are drawn and described. The cells are in the order of the chain
// that they make; its ends, or their substitutes, are marked as cover.
#pragma once

#include <initializer_list>
#include <string>

#include "logic/finders.hpp"
#include "logic/fish/fish_search.hpp"
#include "logic/highlights.hpp"

namespace rookery {

// Of these digits, those for which a pattern of one digit can eliminate anything (FishMemory::impossible).
inline DigitSet digits_with_steps(const State& state, DigitSet digits, StepSink& sink) {
    FishMemory& memory = sink.workspace().fish();
    DigitSet found = 0;
    for (DigitSet rest = digits; rest != 0; rest = without_lowest(rest)) {
        const Digit digit = lowest_digit(rest);
        const CellSet places = state.cells_with(digit);
        if (!places.empty() && !memory.impossible(digit, places).empty()) found |= digit_bit(digit);
    }
    return found;
}

// The digits for which a pattern may have arisen since the running card last found none.
inline DigitSet digits_to_search(const State& state, StepSink& sink) {
    return digits_with_steps(state, sink.changes(state).digits, sink);
}

// Eliminations of the digit from the cells.
inline void add_digit_eliminations(Step& step, CellSet cells, int digit) {
    cells.for_each([&](int cell) { step.eliminations.push_back(cell_digit(cell, digit)); });
}

inline void add_marked_cells(Step& step, std::initializer_list<int> cells, int digit, MarkRole role) {
    for (const int cell : cells) {
        add_cell(step, cell);
        step.marks.push_back({cell_digit(cell, digit), role});
    }
}

}  // namespace rookery
