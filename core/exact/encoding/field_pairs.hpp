// Naked and hidden pairs on a 9x9 board, in the layout of field_rules.hpp: the same pair of cells in nine boxes at
// once, or in the rows or columns that run through them. They are asked for when nothing simpler is left.
#pragma once

#include <array>

#include "exact/encoding/field_rules.hpp"

namespace rookery {

inline namespace ROOKERY_TARGET {

namespace field_rules {

// The nine cells of a house through each box; the first `own` are in the box itself, in vectors `at`.
struct HouseCells {
    Cells cells;
    std::array<int, 9> at;
    int own;
};

// Calls f(houses) for the boxes, for three rows through each box, and for three columns.
template <class F>
[[gnu::always_inline]] inline void for_all_houses(const Cells& x, F f) {
    f(HouseCells{x, {0, 1, 2, 3, 4, 5, 6, 7, 8}, 9});
    for (int i = 0; i < 3; ++i) {
        HouseCells row{{}, {3 * i, 3 * i + 1, 3 * i + 2}, 3};
        HouseCells column{{}, {i, i + 3, i + 6}, 3};
        for (int j = 0; j < 3; ++j) {
            const Field in_row = x[row.at[j]];
            row.cells[j] = in_row;
            row.cells[3 + j] = in_row.next_stack() | Field::none();
            row.cells[6 + j] = in_row.last_stack() | Field::none();
            const Field in_column = x[column.at[j]];
            column.cells[j] = in_column;
            column.cells[3 + j] = in_column.next_band();
            column.cells[6 + j] = in_column.last_band();
        }
        f(row);
        f(column);
    }
}

// What two cells with no more than two candidates in all take from the others of the house; with no more than one,
// everything: a contradiction.
[[gnu::always_inline]] inline Field taken_by_pair(Field a, Field b) {
    const Field both = a | b;
    const Field further = all_but_lowest(both);
    const Field more = all_but_lowest(further);
    return ((more | Field::none()).where_none(both) | (further | Field::none()).where_none(Field::all())) &
           Field::all();
}

[[gnu::noinline]] inline void naked_pairs(Cells& x) {
    Cells gone;
    gone.fill(Field::none() ^ Field::none());
    for_all_houses(x, [&gone](const HouseCells& house) {
        for (int j = 1; j < 9; ++j) {
            for (int i = 0; i < j; ++i) {
                const Field taken = taken_by_pair(house.cells[i], house.cells[j]);
                for (int k = 0; k < house.own; ++k) {
                    if (k != i && k != j) gone[house.at[k]] |= taken;
                }
            }
        }
    });
    for (int k = 0; k < 9; ++k) x[k] &= ~gone[k];
}

// What two cells keep that alone have `theirs`: everything if that is one digit, that if it is two, nothing if it is
// more: a contradiction.
[[gnu::always_inline]] inline Field kept_by_pair(Field theirs) {
    const Field further = all_but_lowest(theirs);
    const Field more = all_but_lowest(further);
    return (further | Field::none()).where_none(Field::all()) | (more | Field::none()).where_none(theirs) |
           Field::none();
}

[[gnu::noinline]] inline void hidden_pairs(Cells& x) {
    Cells kept;
    kept.fill(Field::all() | Field::none());
    for_all_houses(x, [&kept](const HouseCells& house) {
        Field once = Field::none() ^ Field::none();
        Field twice = once;
        Field thrice = once;
        for (const Field cell : house.cells) {
            thrice |= twice & cell;
            twice |= once & cell;
            once |= cell;
        }
        for (int j = 1; j < 9; ++j) {
            for (int i = 0; i < j && i < house.own; ++i) {
                const Field a = house.cells[i];
                const Field b = house.cells[j];
                const Field keep = kept_by_pair(((a & b & ~thrice) | ((a | b) & ~twice)) & Field::all());
                kept[house.at[i]] &= keep;
                if (j < house.own) kept[house.at[j]] &= keep;
            }
        }
    });
    for (int k = 0; k < 9; ++k) x[k] &= kept[k];
}

}  // namespace field_rules

}  // namespace ROOKERY_TARGET

}  // namespace rookery
