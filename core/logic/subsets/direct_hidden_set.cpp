// Direct hidden pair (2.0) and triplet (2.5): a hidden set that takes cells away from another digit of the house, so
// that one place remains for it.
//
// SE 1.2.1: the house needs more than k empty cells; for each set the lowest such digit is placed; and the step is
// the placement alone, without the eliminations of the hidden set.
#include "logic/subsets/closed_choices.hpp"
#include "logic/techniques.hpp"

namespace rookery {

namespace {

template <int K>
bool find_direct_hidden_set(const State& state, StepSink& sink, Technique technique, int rating) {
    for (const int house : kHousesInScaleOrder) {
        if (state.empty_count(house) <= K) continue;
        const auto positions = state.positions_in(house);
        const auto report = [&](DigitSet digits, PositionSet chosen) {
            for (int digit = 1; digit <= 9; ++digit) {
                const PositionSet all = positions[digit - 1];
                const PositionSet remaining = all & ~chosen;
                if (has_digit(digits, digit) || !is_single(remaining) || remaining == all) continue;
                Step& step = sink.begin(technique, rating);
                set_placement(step, first_cell_of(house, remaining), digit);
                if (sink.wants_picture()) {
                    step.digits = digits;
                    add_house(step, house);
                    for_each_cell(house, chosen, [&](int cell) {
                        add_cell(step, cell);
                        add_marks(step, state, cell, digits, MarkRole::base);
                        add_marks(step, state, cell, digit_bit(digit), MarkRole::cover);
                    });
                }
                return sink.end();
            }
            return false;
        };
        if (for_each_closed_choice<K>(positions, eligible_sets(positions, K), report)) return true;
    }
    return false;
}

}  // namespace

bool find_direct_hidden_pair(const State& state, StepSink& sink) {
    return find_direct_hidden_set<2>(state, sink, Technique::direct_hidden_pair, 20);
}
bool find_direct_hidden_triplet(const State& state, StepSink& sink) {
    return find_direct_hidden_set<3>(state, sink, Technique::direct_hidden_triplet, 25);
}

}  // namespace rookery
