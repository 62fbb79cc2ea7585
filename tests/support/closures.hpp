// Closures in a form that tests can compare, and sets of strategies to try.
#pragma once

#include <array>

#include "board/random.hpp"
#include "exact/closure.hpp"
#include "support/plain/plain_closure.hpp"

namespace rookery::samples {

// Each of the 32 sets has a number.
inline StrategySet strategy_set(unsigned number) {
    StrategySet set;
    for (const Strategy one : kAllStrategies) {
        if ((number >> static_cast<unsigned>(one) & 1U) != 0) set.add(one);
    }
    return set;
}

inline plain::Allowed plainly(StrategySet set) {
    return {set.has(Strategy::naked_singles), set.has(Strategy::hidden_singles), set.has(Strategy::locked_candidates),
            set.has(Strategy::naked_pairs), set.has(Strategy::hidden_pairs)};
}

// The final state when steps are applied one by one, as in the paper.
template <int N>
StrategyState<N> last_state(const Grid<N>& puzzle, StrategySet strategies) {
    StrategyState<N> state = initial_state(puzzle);
    for (;;) {
        const StrategyState<N> next = next_state(state, strategies);
        if (next == state) return state;
        state = next;
    }
}

// The state that the plain closure reaches.
template <int N>
StrategyState<N> state_of(const plain::Closure& closure) {
    StrategyState<N> state;
    state.contradiction = closure.contradiction();
    for (int cell = 0; cell < Geometry<N>::kCells; ++cell) {
        state.placed[cell] = static_cast<Digit>(closure.placed(cell));
        for (const int digit : closure.candidates(cell)) {
            state.candidates[cell] = static_cast<DigitSet>(state.candidates[cell] | digit_bit(digit));
        }
    }
    return state;
}

}  // namespace rookery::samples
