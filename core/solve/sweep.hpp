// The stages of one sweep over a board. Each works on the whole grid at once and only ever removes candidates.
//
// Method: bit-parallel propagation over nine vectors, one for each position of a cell in its box. `Fields`
// (sweep_fields.hpp) hides the vector's layout: to the stages, it is one field of nine candidates for each box. The
// stages work on a local array that the compiler keeps in registers as far as possible. So they are always inlined,
// into propagate.hpp's functions and nowhere else.
//
// A sweep's speed depends on the chain from one stage to the next as much as on the number of operations. So naked and
// hidden singles are found in parallel from the same board, and the boxes of a band are rotated once, instead of there
// and back.
#pragma once

#include <array>

#include "solve/sweep_fields.hpp"

namespace rookery {

inline namespace ROOKERY_TARGET {

namespace sweep {

template <Fields F>
using Cells = std::array<F, 9>;

// Bits set in at least two of three.
template <Fields F>
[[gnu::always_inline]] inline F majority(F a, F b, F c) {
    return (a & b) | ((a | b) & c);
}

// A digit is in a different minirow of each of the three boxes of a band, so its places form one of six permutations.
// m[r] has the digits that minirow r can have; `next` and `last` are the same for the two other boxes. A digit stays in
// a minirow of this box if the other two boxes can have it in the other two minirows, in either order. That covers row
// exclusion and locked candidates, for all digits, bands and boxes at once. (The same applies to columns and stacks.)
template <Fields F>
[[gnu::always_inline]] inline void keep_permutations(std::array<F, 3>& m, const std::array<F, 3>& next,
                                                     const std::array<F, 3>& last) {
    m[0] &= (next[1] & last[2]) | (next[2] & last[1]);
    m[1] &= (next[2] & last[0]) | (next[0] & last[2]);
    m[2] &= (next[0] & last[1]) | (next[1] & last[0]);
}

template <Fields F>
[[gnu::always_inline]] inline void restrict_stacks(Cells<F>& x) {
    std::array<F, 3> m{x[0] | x[3] | x[6], x[1] | x[4] | x[7], x[2] | x[5] | x[8]};
    keep_permutations(m, {m[0].next_band(), m[1].next_band(), m[2].next_band()},
                      {m[0].last_band(), m[1].last_band(), m[2].last_band()});
    for (int k = 0; k < 9; ++k) x[k] &= m[k % 3];
}

// The digits of each box by their number of remaining places.
template <Fields F>
struct Places {
    F some;  // one or more
    F one;   // exactly one, if any
};

// Also counts places: a digit with one place left in its box is a hidden single.
template <Fields F>
[[gnu::always_inline]] inline Places<F> restrict_bands(Cells<F>& x) {
    std::array<F, 3> m{x[0] | x[1] | x[2], x[3] | x[4] | x[5], x[6] | x[7] | x[8]};
    const F twice0 = majority(x[0], x[1], x[2]);
    const F twice1 = majority(x[3], x[4], x[5]);
    const F twice2 = majority(x[6], x[7], x[8]);
    keep_permutations(m, {m[0].next_stack(), m[1].next_stack(), m[2].next_stack()},
                      {m[0].last_stack(), m[1].last_stack(), m[2].last_stack()});
    for (int k = 0; k < 9; ++k) x[k] &= m[k / 3];
    const F twice = (twice0 & m[0]) | (twice1 & m[1]) | (twice2 & m[2]) | majority(m[0], m[1], m[2]);
    return {m[0] | m[1] | m[2], ~twice};
}

// The results of a sweep.
template <Fields F>
struct Seen {
    unsigned lost;  // the boards with a cell without candidates, or a box without a place for a digit
    F naked;        // the digits of each box that were the only candidate of a cell
    F placed;       // the same, and the digits with one place left: their cells are known now
};

// Singles: a cell with one candidate removes it from the other cells of its box; a digit with one place left in its box
// is placed there. (The two stages above and this one together find the hidden singles of rows and columns.)
template <Fields F>
[[gnu::always_inline]] inline Seen<F> place_singles(Cells<F>& x, Places<F> places) {
    Cells<F> single;
    F naked = x[0].without_lowest().where_none(x[0]);
    single[0] = naked;
    typename F::EmptyCells empty_cells;
    empty_cells.cell(x[0]);
    for (int k = 1; k < 9; ++k) {
        empty_cells.cell(x[k]);
        single[k] = x[k].without_lowest().where_none(x[k]);
        naked |= single[k];
    }
    const F once = places.one | F::none();
    const F others = ~naked | F::none();
    for (int k = 0; k < 9; ++k) x[k] = (x[k] & once).value_or(x[k] & (single[k] | others));
    return {empty_cells.lost_boards(places.some), naked & F::all(), (naked | places.one) & F::all()};
}

template <Fields F>
[[gnu::always_inline]] inline Seen<F> sweep_once(Cells<F>& x) {
    restrict_stacks(x);
    const Places<F> places = restrict_bands(x);
    return place_singles(x, places);
}

// The triad rule for the three minilines of each box: three cells contain three digits. So a miniline with at most
// three possible digits excludes them from the other two, and one that needs three (no other miniline of the box can
// have them) has no room for a fourth.
template <Fields F>
[[gnu::always_inline]] inline F up_to_three(F m) {
    F rest = m.without_lowest();
    rest = rest.without_lowest() | F::none();
    rest = rest.without_lowest() | F::none();
    return rest.where_none(m);
}
template <Fields F>
[[gnu::always_inline]] inline F room_with(F must) {
    F rest = (must | F::none()).without_lowest() | F::none();
    rest = rest.without_lowest() | F::none();
    return must | rest.where_none(F::all()) | F::none();
}
template <Fields F>
[[gnu::always_inline]] inline void close_triads(F& m0, F& m1, F& m2) {
    const F own0 = up_to_three(m0);
    const F own1 = up_to_three(m1);
    const F own2 = up_to_three(m2);
    m0 &= ~(own1 | own2) | F::none();
    m1 &= ~(own0 | own2) | F::none();
    m2 &= ~(own0 | own1) | F::none();
    const F must0 = m0 & ~(m1 | m2);
    const F must1 = m1 & ~(m0 | m2);
    const F must2 = m2 & ~(m0 | m1);
    m0 &= room_with(must0);
    m1 &= room_with(must1);
    m2 &= room_with(must2);
}

// The triad rule for minirows and minicolumns.
template <Fields F>
[[gnu::always_inline]] inline void apply_triad_rule(Cells<F>& x) {
    F r0 = x[0] | x[1] | x[2];
    F r1 = x[3] | x[4] | x[5];
    F r2 = x[6] | x[7] | x[8];
    F c0 = x[0] | x[3] | x[6];
    F c1 = x[1] | x[4] | x[7];
    F c2 = x[2] | x[5] | x[8];
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

// A sum that decreases whenever a candidate is removed, since bits are only ever cleared.
template <Fields F>
[[gnu::always_inline]] inline F sum_of(const Cells<F>& x) {
    return ((x[0] + x[1]) + (x[2] + x[3])) + ((x[4] + x[5]) + (x[6] + x[7])) + x[8];
}

}  // namespace sweep

}  // namespace ROOKERY_TARGET

}  // namespace rookery
