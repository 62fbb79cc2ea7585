// The definition of closure.hpp, written out rule by rule. All rules read the old state, and write to the new one.
#include <array>

#include "exact/closure.hpp"

namespace rookery {
namespace {

template <int N>
class Transition {
  public:
    using Geo = Geometry<N>;

    explicit Transition(const StrategyState<N>& from) : from_{from}, next_{from} {}

    void place(int cell, int digit) {
        next_.placed[cell] = static_cast<Digit>(digit);
        remove(cell, all_but(digit_bit(digit)));
        for (const int peer : Geo::kPeerCells[cell]) remove(peer, digit_bit(digit));
    }

    void naked_singles() {
        for (int cell = 0; cell < Geo::kCells; ++cell) {
            if (digit_count(from_.candidates[cell]) == 1) place(cell, lowest_digit(from_.candidates[cell]));
        }
    }

    void hidden_singles() {
        for (const House& house : kHouses) {
            for (int digit = 1; digit <= Geo::kSize; ++digit) {
                const unsigned places = places_of(house, digit_bit(digit));
                if (std::popcount(places) == 1) place(house[std::countr_zero(places)], digit);
            }
        }
    }

    void locked_candidates() {
        for (int a = 0; a < Geo::kHouses; ++a) {
            for (int b = 0; b < Geo::kHouses; ++b) {
                if (common_cells(a, b) == N) lock(kHouses[a], kHouses[b]);
            }
        }
    }

    void naked_pairs() {
        for_each_pair([this](const House& house, int i, int j, DigitSet pair) {
            const DigitSet theirs = from_.candidates[house[i]] | from_.candidates[house[j]];
            if ((theirs & ~pair) != 0) return;
            for (int k = 0; k < Geo::kSize; ++k) {
                if (k != i && k != j) remove(house[k], pair);
            }
        });
    }

    void hidden_pairs() {
        for_each_pair([this](const House& house, int i, int j, DigitSet pair) {
            if ((places_of(house, pair) & ~(1U << i | 1U << j)) != 0) return;
            remove(house[i], all_but(pair));
            remove(house[j], all_but(pair));
        });
    }

    StrategyState<N> result() {
        for (int cell = 0; cell < Geo::kCells; ++cell) {
            if (next_.candidates[cell] == 0) next_.contradiction = true;
        }
        for (const House& house : kHouses) {
            DigitSet present = 0;
            for (const int cell : house) present = static_cast<DigitSet>(present | next_.candidates[cell]);
            if (present != all_digits(Geo::kSize)) next_.contradiction = true;
        }
        return next_;
    }

  private:
    using House = std::array<typename Geo::Cell, Geo::kSize>;

    // Without the diagonals.
    static constexpr std::array<House, Geo::kHouses> kHouses = [] {
        std::array<House, Geo::kHouses> houses{};
        for (int house = 0; house < Geo::kHouses; ++house) houses[house] = Geo::kHouseCells[house];
        return houses;
    }();

    static DigitSet all_but(DigitSet digits) { return static_cast<DigitSet>(all_digits(Geo::kSize) & ~digits); }
    void remove(int cell, DigitSet digits) {
        next_.candidates[cell] = static_cast<DigitSet>(next_.candidates[cell] & ~digits);
    }

    // Bit i: cell i of the house has one of the digits.
    unsigned places_of(const House& house, DigitSet digits) const {
        unsigned places = 0;
        for (int i = 0; i < Geo::kSize; ++i) {
            if ((from_.candidates[house[i]] & digits) != 0) places |= 1U << i;
        }
        return places;
    }

    static bool contains(const House& house, int cell) {
        for (const int other : house) {
            if (other == cell) return true;
        }
        return false;
    }
    static int common_cells(int a, int b) {
        int common = 0;
        for (const int cell : kHouses[a]) common += contains(kHouses[b], cell);
        return common;
    }

    void lock(const House& a, const House& b) {
        DigitSet outside = 0;
        for (const int cell : a) {
            if (!contains(b, cell)) outside = static_cast<DigitSet>(outside | from_.candidates[cell]);
        }
        for (const int cell : b) {
            if (!contains(a, cell)) remove(cell, all_but(outside));
        }
    }

    template <class F>  // f(house, position, position, two digits)
    void for_each_pair(F f) {
        for (const House& house : kHouses) {
            for (int j = 1; j < Geo::kSize; ++j) {
                for (int i = 0; i < j; ++i) {
                    for (int e = 2; e <= Geo::kSize; ++e) {
                        for (int d = 1; d < e; ++d) f(house, i, j, static_cast<DigitSet>(digit_bit(d) | digit_bit(e)));
                    }
                }
            }
        }
    }

    const StrategyState<N>& from_;
    StrategyState<N> next_;
};

}  // namespace

template <int N>
StrategyState<N> initial_state(const Grid<N>& puzzle) {
    StrategyState<N> empty;
    empty.candidates.sets.fill(all_digits(Geometry<N>::kSize));
    Transition<N> transition(empty);
    for (int cell = 0; cell < Geometry<N>::kCells; ++cell) {
        if (puzzle[cell] != 0) transition.place(cell, puzzle[cell]);
    }
    return transition.result();
}

template <int N>
StrategyState<N> with_digit(const StrategyState<N>& state, int cell, Digit digit) {
    Transition<N> transition(state);
    transition.place(cell, digit);
    return transition.result();
}

template <int N>
StrategyState<N> next_state(const StrategyState<N>& state, StrategySet strategies) {
    if (state.contradiction) return state;
    Transition<N> transition(state);
    if (strategies.has(Strategy::naked_singles)) transition.naked_singles();
    if (strategies.has(Strategy::hidden_singles)) transition.hidden_singles();
    if (strategies.has(Strategy::locked_candidates)) transition.locked_candidates();
    if (strategies.has(Strategy::naked_pairs)) transition.naked_pairs();
    if (strategies.has(Strategy::hidden_pairs)) transition.hidden_pairs();
    return transition.result();
}

template <int N>
int steps_to_solve(const Grid<N>& puzzle, StrategySet strategies) {
    StrategyState<N> state = initial_state(puzzle);
    int steps = 0;
    for (; !state.solved(); ++steps) {
        StrategyState<N> next = next_state(state, strategies);
        if (next.contradiction || next == state) return -1;
        state = next;
    }
    return steps;
}

template StrategyState<2> initial_state(const Grid<2>& puzzle);
template StrategyState<3> initial_state(const Grid<3>& puzzle);
template StrategyState<2> with_digit(const StrategyState<2>& state, int cell, Digit digit);
template StrategyState<3> with_digit(const StrategyState<3>& state, int cell, Digit digit);
template StrategyState<2> next_state(const StrategyState<2>& state, StrategySet strategies);
template StrategyState<3> next_state(const StrategyState<3>& state, StrategySet strategies);
template int steps_to_solve(const Grid<2>& puzzle, StrategySet strategies);
template int steps_to_solve(const Grid<3>& puzzle, StrategySet strategies);

}  // namespace rookery
