// Propagation: sweeps over the board until nothing more follows.
//
// The order of the stages within a sweep, and when to stop, were found by measuring. Sweeps repeat while some box gains
// a digit: that is cheaper to detect than removals, and sweeps that only remove candidates do not pay. The triad rule
// is used only at the root, at rest, where it saves 15 % of the guesses of an easy puzzle. After each guess it would
// save 10 % of the guesses of a hard one, but cost more than it saves.
//
// A board at rest is classified by its digits. If all are naked singles in all boxes it is a solution, since no line
// removed any in this sweep. If a placed digit is still not a naked single, it shares its cell with another: that cell
// is the only place in the box for both, so the board is dead.
//
// Two boards in one vector (propagate_pair) come to rest in different sweeps. Each must end up exactly as it would
// alone, or platforms would search different trees. So a board is stored when it rests, while the other continues.
//
// The functions are never inlined: a just-in-time compiler for wasm optimises whole functions, and only those that are
// called repeatedly.
#pragma once

#include "solve/branch.hpp"
#include "solve/packed_fields.hpp"
#include "solve/spread_fields.hpp"
#include "solve/sweep.hpp"

namespace rookery {

inline namespace ROOKERY_TARGET {

enum class Outcome : std::uint8_t {
    dead,    // no solution; the board's contents are unspecified
    solved,  // every cell has one candidate, and they are a solution
    open,    // some cells have several candidates
};

// One board, alone in its vectors. Never removes a solution's candidate.
template <Fields F>
[[gnu::always_inline]] inline Outcome sweep_to_rest(sweep::Cells<F>& x, F& placed) {
    for (;;) {
        const sweep::Seen<F> seen = sweep::sweep_once(x);
        if (seen.lost != 0) return Outcome::dead;
        const bool moved = (seen.placed ^ placed).some_bit() != 0;
        placed = seen.placed;
        if (moved) continue;
        if ((placed ^ seen.naked).some_bit() != 0) return Outcome::dead;
        return (placed ^ F::all()).some_bit() == 0 ? Outcome::solved : Outcome::open;
    }
}

// Removes the singles of a fresh board from the other cells of their boxes, and records them as placed. Returns the
// boards in which two cells of a box have the same single candidate: the sweeps would not detect that.
template <Fields F>
[[gnu::always_inline]] inline unsigned apply_singles(sweep::Cells<F>& x, F& placed) {
    sweep::Cells<F> single;
    for (int k = 0; k < 9; ++k) single[k] = x[k].without_lowest().where_none(x[k]) & F::all();
    placed = single[0];
    F sum = single[0];
    for (int k = 1; k < 9; ++k) {
        placed |= single[k];
        sum = sum + single[k];
    }
    for (int k = 0; k < 9; ++k) x[k] &= ~(placed ^ single[k]);
    return (sum ^ placed).some_bit();  // single bits add up to their union only if they are all different
}

// Applies the triad rule, and returns whether it removed anything.
template <Fields F>
[[gnu::always_inline]] inline bool triads_help(sweep::Cells<F>& x) {
    const F before = sweep::sum_of(x);
    sweep::apply_triad_rule(x);
    return (sweep::sum_of(x) ^ before).some_bit() != 0;
}

// Continues from an open board at rest: the triad rule, and its consequences.
template <Fields F>
[[gnu::always_inline]] inline Outcome finish_with_triads(sweep::Cells<F>& x, F& placed) {
    while (triads_help(x)) {
        const Outcome outcome = sweep_to_rest(x, placed);
        if (outcome != Outcome::open) return outcome;
    }
    return Outcome::open;
}

// A board in the registers of one of the two layouts.
struct PackedState {
    using Fields = PackedFields<V128>;
    sweep::Cells<Fields> x;
    Fields placed;

    [[gnu::always_inline]] explicit PackedState(const PackedBoard& board) {
        for (int k = 0; k < 9; ++k) x[k].v = board.at[k];
        placed.v = board.placed;
    }
    [[gnu::always_inline]] void store(PackedBoard& board) const {
        for (int k = 0; k < 9; ++k) board.at[k] = x[k].v;
        board.placed = placed.v;
    }
};

// The board's placed digits must already be removed from the other cells of their boxes (see take).
[[gnu::noinline]] inline Outcome propagate(PackedBoard& board) {
    PackedState state(board);
    const Outcome outcome = sweep_to_rest(state.x, state.placed);
    state.store(board);
    return outcome;
}

// The rest of propagate_root() for a board that propagate_pair() brought to rest.
[[gnu::noinline]] inline Outcome finish_root(PackedBoard& board) {
    PackedState state(board);
    const Outcome outcome = finish_with_triads(state.x, state.placed);
    state.store(board);
    return outcome;
}

struct PairOutcome {
    Outcome first;
    Outcome second;
};

#if defined(ROOKERY_TARGET_HAS_V256)

struct SpreadState {
    using Fields = SpreadFields<V256>;
    sweep::Cells<Fields> x;
    Fields placed;

    [[gnu::always_inline]] explicit SpreadState(const PackedBoard& board) {
        for (int k = 0; k < 9; ++k) x[k].v = spread(board.at[k]);
        placed.v = spread(board.placed);
    }
    [[gnu::always_inline]] void store(PackedBoard& board) const {
        for (int k = 0; k < 9; ++k) board.at[k] = packed(x[k].v);
        board.placed = packed(placed.v) & V128::splat32(kCandidateBits);
    }
};
using RootState = SpreadState;

// Two boards in one vector; the first is in the low halves.
struct Pair {
#if defined(ROOKERY_TARGET_HAS_V512)
    using Fields = SpreadFields<V512>;
    static Fields join(V128 first, V128 second) {
        return {V512::join(spread(first), spread(second))};
    }
    static Fields twice(V128 both) {
        return {V512::twice(spread(both))};
    }
    static V128 first_of(Fields fields) {
        return packed(fields.v.low());
    }
    static V128 second_of(Fields fields) {
        return packed(fields.v.high());
    }
#else
    using Fields = PackedFields<V256>;
    static Fields join(V128 first, V128 second) {
        return {V256::join(first, second)};
    }
    static Fields twice(V128 both) {
        return {V256::twice(both)};
    }
    static V128 first_of(Fields fields) {
        return fields.v.low();
    }
    static V128 second_of(Fields fields) {
        return fields.v.high();
    }
#endif

    sweep::Cells<Fields> x;
    Fields placed;

    // Bit b of a mask of boards: 0 the first, 1 the second.
    [[gnu::always_inline]] void put_away(unsigned boards, PackedBoard& first, PackedBoard& second) const {
        const V128 candidates = V128::splat32(kCandidateBits);
        if ((boards & 1U) != 0) {
            for (int k = 0; k < 9; ++k) first.at[k] = first_of(x[k]);
            first.placed = first_of(placed) & candidates;
        }
        if ((boards & 2U) != 0) {
            for (int k = 0; k < 9; ++k) second.at[k] = second_of(x[k]);
            second.placed = second_of(placed) & candidates;
        }
    }
};

// Brings the boards in the mask `live` to rest. Those that do not die are stored in `first` and `second`.
[[gnu::always_inline]] inline PairOutcome sweep_pair_to_rest(Pair pair, unsigned live, PackedBoard& first,
                                                             PackedBoard& second) {
    using Fields = Pair::Fields;
    unsigned solved = 0;
    unsigned open = 0;
    unsigned at_rest = 0;
    for (;;) {
        const sweep::Seen<Fields> seen = sweep::sweep_once(pair.x);
        const unsigned moving = (seen.placed ^ pair.placed).some_bit();
        pair.placed = seen.placed;
        live &= ~seen.lost;
        if (live == 0) break;
        const unsigned resting = live & ~moving;
        if (resting == 0) continue;
        at_rest = resting & ~(pair.placed ^ seen.naked).some_bit();
        const unsigned unsolved = (pair.placed ^ Fields::all()).some_bit();
        open |= at_rest & unsolved;
        solved |= at_rest & ~unsolved;
        live &= moving;
        if (live == 0) break;
        pair.put_away(at_rest, first, second);
        at_rest = 0;
    }
    pair.put_away(at_rest, first, second);
    const auto outcome = [&](unsigned board) {
        if ((open & board) != 0) return Outcome::open;
        return (solved & board) != 0 ? Outcome::solved : Outcome::dead;
    };
    return {outcome(1), outcome(2)};
}

// The first propagation of two searches, without the triad rule (finish_root).
[[gnu::noinline]] inline PairOutcome propagate_pair(PackedBoard& first, PackedBoard& second) {
    Pair pair;
    for (int k = 0; k < 9; ++k) pair.x[k] = Pair::join(first.at[k], second.at[k]);
    const unsigned conflicting = apply_singles(pair.x, pair.placed);
    return sweep_pair_to_rest(pair, Pair::Fields::kAllBoards & ~conflicting, first, second);
}

// take() for both halves of a guess, and propagate() on each. The first half goes to `child`, the second stays in
// `board`.
[[gnu::noinline]] inline PairOutcome propagate_halves(PackedBoard& board, const Branch& branch, std::uint32_t first,
                                                      PackedBoard& child) {
    const std::uint32_t second = branch.candidates ^ first;
    const Pair::Fields digit = Pair::join(digit_placed(branch, first), digit_placed(branch, second));
    const Pair::Fields others = Pair::join(in_band(branch.band, second), in_band(branch.band, first));
    sweep::Cells<Pair::Fields> halves;  // separate from the pair, whose vectors stay in registers only if never indexed
    for (int k = 0; k < 9; ++k) halves[k] = Pair::twice(board.at[k]) & ~digit;
    halves[branch.position] = Pair::twice(board.at[branch.position]) & ~others;
    Pair pair;
    pair.x = halves;
    pair.placed = Pair::twice(board.placed) | digit;
    return sweep_pair_to_rest(pair, Pair::Fields::kAllBoards, child, board);
}

inline constexpr bool kPairsPay = true;

#else

// Declared for code that this target never calls.
PairOutcome propagate_pair(PackedBoard& first, PackedBoard& second);
PairOutcome propagate_halves(PackedBoard& board, const Branch& branch, std::uint32_t first, PackedBoard& child);
using RootState = PackedState;
inline constexpr bool kPairsPay = false;

#endif

// The first propagation of a search: of a fresh board, in which nothing has been eliminated.
[[gnu::noinline]] inline Outcome propagate_root(PackedBoard& board) {
    RootState state(board);
    if (apply_singles(state.x, state.placed) != 0) return Outcome::dead;
    Outcome outcome = sweep_to_rest(state.x, state.placed);
    if (outcome == Outcome::open) outcome = finish_with_triads(state.x, state.placed);
    if (outcome != Outcome::dead) state.store(board);
    return outcome;
}

}  // namespace ROOKERY_TARGET

}  // namespace rookery
