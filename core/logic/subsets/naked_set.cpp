// Naked pair (3.0), triplet (3.6), quad (5.0): k cells of a house hold only k digits between them, so the other cells
// of the house lose those digits.
//
// SE 1.2.1: the house must have at least 2k empty cells (with fewer, the hidden set of the others is smaller), every
// cell of the set two candidates or more, and candidates go from this house only, even where the cells share a second
// house.
#include "logic/patterns.hpp"
#include "logic/techniques.hpp"

namespace rookery {

namespace {

template <int K>
bool find_naked_set(const State& state, StepSink& sink, Technique technique, int rating) {
    return for_each_naked_set<K>(state, [&](int house, PositionSet chosen, DigitSet digits) {
        Step& step = sink.begin(technique, rating);
        for_each_cell(house, state.empty_positions(house) & ~chosen,
                      [&](int cell) { add_eliminations(step, state, cell, digits); });
        if (sink.wants_picture()) add_set_picture(step, state, house, chosen, digits);
        return sink.end();
    });
}

}  // namespace

bool find_naked_pair(const State& state, StepSink& sink) {
    return find_naked_set<2>(state, sink, Technique::naked_pair, 30);
}
bool find_naked_triplet(const State& state, StepSink& sink) {
    return find_naked_set<3>(state, sink, Technique::naked_triplet, 36);
}
bool find_naked_quad(const State& state, StepSink& sink) {
    return find_naked_set<4>(state, sink, Technique::naked_quad, 50);
}

}  // namespace rookery
