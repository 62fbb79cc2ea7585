// The stages of one sweep over a PackedBoard. Each looks at the whole grid at once and only ever removes candidates.
//
// Method: bit-parallel propagation on the layout of packed_board.hpp. Stages work on a local array of nine vectors,
// which the compiler keeps in registers as far as they go; so they are always inlined, into propagate() and nowhere
// else.
#pragma once

#include "solve/packed_board.hpp"

namespace rookery::sweep {

using Cells = std::array<V128, 9>;

// Each field takes the bits of the next stack (band), or of the next but one, in a circle. Bits 30 and 31 may be left
// dirty by the stack turns; they vanish in the next AND with a clean vector.
[[gnu::always_inline]] inline V128 next_stack(V128 v) {
    return shr32<kFieldStride>(v) | shl32<2 * kFieldStride>(v);
}
[[gnu::always_inline]] inline V128 last_stack(V128 v) {
    return shr32<2 * kFieldStride>(v) | shl32<kFieldStride>(v);
}
[[gnu::always_inline]] inline V128 next_band(V128 v) {
    return shuffle32<1, 2, 0, 1>(v);
}
[[gnu::always_inline]] inline V128 last_band(V128 v) {
    return shuffle32<2, 0, 1, 2>(v);
}

// Bands: in a band, a digit stands in a different minirow of each of its three boxes, so its places form one of six
// permutations. m[r] holds the digits that minirow r can have. Field s of even[] and odd[] tells, for the box of stack
// s in its top minirow, which digits have all three places of one permutation open. The union of the permutations that
// are left gives back the minirows: row exclusion and locked candidates for all digits, bands and boxes at once.
[[gnu::always_inline]] inline void restrict_bands(Cells& x) {
    V128 m0 = x[0] | x[1] | x[2];
    V128 m1 = x[3] | x[4] | x[5];
    V128 m2 = x[6] | x[7] | x[8];
    const V128 even = m0 & next_stack(m1) & last_stack(m2);
    const V128 odd = m0 & last_stack(m1) & next_stack(m2);
    m0 = even | odd;
    m1 = last_stack(even) | next_stack(odd);
    m2 = next_stack(even) | last_stack(odd);
    x[0] &= m0;
    x[1] &= m0;
    x[2] &= m0;
    x[3] &= m1;
    x[4] &= m1;
    x[5] &= m1;
    x[6] &= m2;
    x[7] &= m2;
    x[8] &= m2;
}

// Stacks: the same with columns for rows.
[[gnu::always_inline]] inline void restrict_stacks(Cells& x) {
    V128 m0 = x[0] | x[3] | x[6];
    V128 m1 = x[1] | x[4] | x[7];
    V128 m2 = x[2] | x[5] | x[8];
    const V128 even = m0 & next_band(m1) & last_band(m2);
    const V128 odd = m0 & last_band(m1) & next_band(m2);
    m0 = even | odd;
    m1 = last_band(even) | next_band(odd);
    m2 = next_band(even) | last_band(odd);
    x[0] &= m0;
    x[3] &= m0;
    x[6] &= m0;
    x[1] &= m1;
    x[4] &= m1;
    x[7] &= m1;
    x[2] &= m2;
    x[5] &= m2;
    x[8] &= m2;
}

// All nine candidate bits of every field whose guard is set in `guards`.
[[gnu::always_inline]] inline V128 whole_fields(V128 guards) {
    return sub32(guards, shr32<9>(guards));
}

// Hidden singles in boxes: a digit with one place left in its box takes the cell. (Those in lines come out of the two
// stages above together with this one.)
[[gnu::always_inline]] inline void place_hidden_singles(Cells& x) {
    V128 once = x[0];
    V128 twice = kGuards;
    for (int k = 1; k < 9; ++k) {
        twice |= once & x[k];
        once |= x[k];
    }
    for (int k = 0; k < 9; ++k) {
        const V128 hidden = and_not(x[k], twice);
        const V128 found = add32(hidden, kCandidates) & kGuards;  // the sum reaches the guard unless the field is zero
        x[k] = and_not(x[k], and_not(whole_fields(found), hidden));
    }
}

struct NakedSingles {
    V128 alive;     // a guard bit for each box without an empty cell
    V128 unsolved;  // in the lowest bits of each field: how many cells of the box have several candidates
    V128 clash;     // not zero when two cells of a box have the same single candidate
};

// Naked singles: a cell with one candidate left takes it from the other cells of its box.
[[gnu::always_inline]] inline NakedSingles clear_naked_singles(Cells& x) {
    NakedSingles result{kGuards, V128(), V128()};
    Cells single;
    V128 singles;
    V128 sum;
    for (int k = 0; k < 9; ++k) {
        const V128 less_one = sub32(x[k], kLowest);
        result.alive &= less_one;           // an empty field has borrowed its guard
        const V128 rest = x[k] & less_one;  // without the lowest candidate
        const V128 several = sub32(rest, kLowest) & kGuards;
        result.unsolved = add32(result.unsolved, shr32<9>(several));
        single[k] = and_not(x[k], whole_fields(several));
        singles |= single[k];
        sum = add32(sum, single[k]);
    }
    // Single bits add up to their union only if they are all different; so do the guards, of which the union keeps one
    // in nine.
    result.clash = sub32(sum, singles) ^ V128::splat32(8 * kGuardBits);
    for (int k = 0; k < 9; ++k) x[k] = and_not(x[k], singles ^ single[k]);
    return result;
}

// All bits of the fields of `m` that have at most three candidates. (Here a field that runs out has no guard left and
// borrows from the next one. That does no harm: it starts with the third subtraction, when the two lowest candidates of
// any field with more than three are gone, so what is left of it can spare a bit.)
[[gnu::always_inline]] inline V128 fields_up_to_three(V128 m) {
    V128 rest = m & sub32(m, kLowest);
    rest &= sub32(rest, kLowest);
    rest &= sub32(rest, kLowest);
    return whole_fields(and_not(kGuards, sub32(rest, kLowest)));
}

// All bits of the fields of `m` that have at least three candidates. The guards of `m` are set.
[[gnu::always_inline]] inline V128 fields_from_three(V128 m) {
    V128 rest = (m & sub32(m, kLowest)) | kGuards;
    rest = (rest & sub32(rest, kLowest)) | kGuards;
    return whole_fields(sub32(rest, kLowest) & kGuards);
}

// The triad rule for the three minilines of each box: three cells hold three digits. So a miniline that can have no
// more than three digits keeps them for itself, and one that must have three (no other miniline of the box can) has no
// room for a fourth.
[[gnu::always_inline]] inline void close_triads(V128& m0, V128& m1, V128& m2) {
    const V128 own0 = m0 & fields_up_to_three(m0);
    const V128 own1 = m1 & fields_up_to_three(m1);
    const V128 own2 = m2 & fields_up_to_three(m2);
    m0 = and_not(m0, own1 | own2);
    m1 = and_not(m1, own0 | own2);
    m2 = and_not(m2, own0 | own1);
    const V128 must0 = and_not(m0, m1 | m2) | kGuards;
    const V128 must1 = and_not(m1, m0 | m2) | kGuards;
    const V128 must2 = and_not(m2, m0 | m1) | kGuards;
    m0 = and_not(m0, and_not(fields_from_three(must0), must0));
    m1 = and_not(m1, and_not(fields_from_three(must1), must1));
    m2 = and_not(m2, and_not(fields_from_three(must2), must2));
}

// The triad rule for minirows and minicolumns.
[[gnu::always_inline]] inline void apply_triad_rule(Cells& x) {
    V128 r0 = x[0] | x[1] | x[2];
    V128 r1 = x[3] | x[4] | x[5];
    V128 r2 = x[6] | x[7] | x[8];
    V128 c0 = x[0] | x[3] | x[6];
    V128 c1 = x[1] | x[4] | x[7];
    V128 c2 = x[2] | x[5] | x[8];
    close_triads(r0, r1, r2);
    close_triads(c0, c1, c2);
    x[0] &= r0 & c0;
    x[1] &= r0 & c1;
    x[2] &= r0 & c2;
    x[3] &= r1 & c0;
    x[4] &= r1 & c1;
    x[5] &= r1 & c2;
    x[6] &= r2 & c0;
    x[7] &= r2 & c1;
    x[8] &= r2 & c2;
}

// A sum that falls whenever a candidate is removed from a board, since bits only ever go.
[[gnu::always_inline]] inline V128 sum_of(const Cells& x) {
    return add32(add32(add32(add32(x[0], x[1]), add32(x[2], x[3])), add32(add32(x[4], x[5]), add32(x[6], x[7]))), x[8]);
}

[[gnu::always_inline]] inline V128 union_of(const Cells& x) {
    return ((x[0] | x[1]) | (x[2] | x[3])) | ((x[4] | x[5]) | (x[6] | x[7])) | x[8];
}

}  // namespace rookery::sweep
