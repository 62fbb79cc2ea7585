// Naked single: a cell has one candidate left (2.3). Cells row by row.
#include "logic/techniques.hpp"

namespace rookery {

bool find_naked_single(const State& state, StepSink& sink) {
    for (int cell = 0; cell < 81; ++cell) {
        const DigitSet candidates = state.candidates(cell);
        if (!is_single(candidates)) continue;
        Step& step = sink.begin(Technique::naked_single, 23);
        set_placement(step, cell, lowest_digit(candidates));
        if (sink.wants_picture()) {
            add_cell(step, cell);
            step.digits = candidates;
            add_marks(step, state, cell, candidates, MarkRole::base);
        }
        if (sink.end()) return true;
    }
    return false;
}

}  // namespace rookery
