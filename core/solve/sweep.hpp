// The stages of one sweep over a board. Each looks at the whole grid at once and only ever removes candidates.
//
// Method: bit-parallel propagation over nine vectors, one for each position of a cell in its box. What a vector is made
// of is the business of `Fields` (packed_fields.hpp, spread_fields.hpp): here it is a row of fields, one for each box,
// of nine candidates. The stages work on a local array that the compiler keeps in registers as far as they go; so they
// are always inlined, into propagate.hpp's functions and nowhere else.
//
// What the forms were chosen by: a sweep is bound by the chain from one stage to the next as much as by the number of
// operations. So naked and hidden singles are found from the same board, side by side, and the boxes of a band are
// turned to each other once, instead of there and back.
#pragma once

#include <array>

#include "simd/target.hpp"

namespace rookery {

inline namespace ROOKERY_TARGET {

namespace sweep {

template <class Fields>
using Cells = std::array<Fields, 9>;

// In two of three, at least.
template <class Fields>
[[gnu::always_inline]] inline Fields majority(Fields a, Fields b, Fields c) {
    return (a & b) | ((a | b) & c);
}

// A digit stands in a different minirow of each of the three boxes of a band, so its places form one of six
// permutations. m[r] holds the digits that minirow r can have; `next` and `last` are the same for the two other boxes.
// A digit stays in a minirow of this box if the other two boxes can have it in the other two minirows, one way or the
// other. That is row exclusion and locked candidates, for all digits, bands and boxes at once.
// (And the same with columns for rows and stacks for bands.)
template <class Fields>
[[gnu::always_inline]] inline void keep_permutations(std::array<Fields, 3>& m, const std::array<Fields, 3>& next,
                                                     const std::array<Fields, 3>& last) {
    m[0] &= (next[1] & last[2]) | (next[2] & last[1]);
    m[1] &= (next[2] & last[0]) | (next[0] & last[2]);
    m[2] &= (next[0] & last[1]) | (next[1] & last[0]);
}

template <class Fields>
[[gnu::always_inline]] inline void restrict_stacks(Cells<Fields>& x) {
    std::array<Fields, 3> m{x[0] | x[3] | x[6], x[1] | x[4] | x[7], x[2] | x[5] | x[8]};
    keep_permutations(m, {m[0].next_band(), m[1].next_band(), m[2].next_band()},
                      {m[0].last_band(), m[1].last_band(), m[2].last_band()});
    for (int k = 0; k < 9; ++k) x[k] &= m[k % 3];
}

// The digits of each box by how many places they have left.
template <class Fields>
struct Places {
    Fields some;  // one or more
    Fields one;   // exactly one, if any
};

// Counts places on the way: a digit with one place left in its box is a hidden single.
template <class Fields>
[[gnu::always_inline]] inline Places<Fields> restrict_bands(Cells<Fields>& x) {
    std::array<Fields, 3> m{x[0] | x[1] | x[2], x[3] | x[4] | x[5], x[6] | x[7] | x[8]};
    const Fields twice0 = majority(x[0], x[1], x[2]);
    const Fields twice1 = majority(x[3], x[4], x[5]);
    const Fields twice2 = majority(x[6], x[7], x[8]);
    keep_permutations(m, {m[0].next_stack(), m[1].next_stack(), m[2].next_stack()},
                      {m[0].last_stack(), m[1].last_stack(), m[2].last_stack()});
    for (int k = 0; k < 9; ++k) x[k] &= m[k / 3];
    const Fields twice = (twice0 & m[0]) | (twice1 & m[1]) | (twice2 & m[2]) | majority(m[0], m[1], m[2]);
    return {m[0] | m[1] | m[2], ~twice};
}

// What a sweep has seen.
template <class Fields>
struct Seen {
    unsigned lost;  // the boards with a cell without candidates, or a box without a place for a digit
    Fields naked;   // the digits of each box that were the only candidate of a cell
    Fields placed;  // these, and those that had one place left: they have their cell now
};

// Singles: a cell with one candidate takes it from the other cells of its box; a digit with one place left in its box
// takes the cell. (Hidden singles of rows and columns come out of the two stages above together with this one.)
template <class Fields>
[[gnu::always_inline]] inline Seen<Fields> place_singles(Cells<Fields>& x, Places<Fields> places) {
    Cells<Fields> single;
    Fields naked = x[0].without_lowest().where_none(x[0]);
    single[0] = naked;
    typename Fields::Watch watch;
    watch.cell(x[0]);
    for (int k = 1; k < 9; ++k) {
        watch.cell(x[k]);
        single[k] = x[k].without_lowest().where_none(x[k]);
        naked |= single[k];
    }
    const Fields once = places.one | Fields::none();
    const Fields others = ~naked | Fields::none();
    for (int k = 0; k < 9; ++k) x[k] = (x[k] & once).value_or(x[k] & (single[k] | others));
    return {watch.lost_boards(places.some), naked & Fields::all(), (naked | places.one) & Fields::all()};
}

template <class Fields>
[[gnu::always_inline]] inline Seen<Fields> sweep_once(Cells<Fields>& x) {
    restrict_stacks(x);
    const Places<Fields> places = restrict_bands(x);
    return place_singles(x, places);
}

// The triad rule for the three minilines of each box: three cells hold three digits. So a miniline that can have no
// more than three digits keeps them for itself, and one that must have three (no other miniline of the box can) has no
// room for a fourth.
template <class Fields>
[[gnu::always_inline]] inline Fields up_to_three(Fields m) {
    Fields rest = m.without_lowest();
    rest = rest.without_lowest() | Fields::none();
    rest = rest.without_lowest() | Fields::none();
    return rest.where_none(m);
}
template <class Fields>
[[gnu::always_inline]] inline Fields room_beside(Fields must) {
    Fields rest = (must | Fields::none()).without_lowest() | Fields::none();
    rest = rest.without_lowest() | Fields::none();
    return must | rest.where_none(Fields::all()) | Fields::none();
}
template <class Fields>
[[gnu::always_inline]] inline void close_triads(Fields& m0, Fields& m1, Fields& m2) {
    const Fields own0 = up_to_three(m0);
    const Fields own1 = up_to_three(m1);
    const Fields own2 = up_to_three(m2);
    m0 &= ~(own1 | own2) | Fields::none();
    m1 &= ~(own0 | own2) | Fields::none();
    m2 &= ~(own0 | own1) | Fields::none();
    const Fields must0 = m0 & ~(m1 | m2);
    const Fields must1 = m1 & ~(m0 | m2);
    const Fields must2 = m2 & ~(m0 | m1);
    m0 &= room_beside(must0);
    m1 &= room_beside(must1);
    m2 &= room_beside(must2);
}

// The triad rule for minirows and minicolumns.
template <class Fields>
[[gnu::always_inline]] inline void apply_triad_rule(Cells<Fields>& x) {
    Fields r0 = x[0] | x[1] | x[2];
    Fields r1 = x[3] | x[4] | x[5];
    Fields r2 = x[6] | x[7] | x[8];
    Fields c0 = x[0] | x[3] | x[6];
    Fields c1 = x[1] | x[4] | x[7];
    Fields c2 = x[2] | x[5] | x[8];
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

// A sum that falls whenever a candidate is removed, since bits only ever go.
template <class Fields>
[[gnu::always_inline]] inline Fields sum_of(const Cells<Fields>& x) {
    return ((x[0] + x[1]) + (x[2] + x[3])) + ((x[4] + x[5]) + (x[6] + x[7])) + x[8];
}

}  // namespace sweep

}  // namespace ROOKERY_TARGET

}  // namespace rookery
