// The strategies on a 9x9 board, all houses and digits at once.
//
// Method: uses the solver's layout (solve/packed_board.hpp: a vector for each position of a cell in its box, with a
// field of nine candidates for each box), and the stages of its sweep where these match a strategy exactly. Placed
// digits are stored in the same layout as candidates.
//
// Locked candidates are the solver's permutations of minirows: a digit stays in a minirow of a box if the two other
// boxes of the band can have it in the other two minirows, in either order. Repeatedly removing digits without such a
// permutation ends where locked candidates end. A box that leaves the digit one minirow removes it from the others'
// (pointing). If two boxes leave it the same two minirows, the third box has no other choice (claiming). A placed digit
// only has to be removed from the rest of its box: the row and the column follow.
//
// This deliberately does not use the techniques of core/logic: a test checks that their paths and these closures end on
// the same board (tests/agreement/exact/logic_path_test.cpp).
#pragma once

#include <array>

#include "solve/packed_fields.hpp"
#include "solve/sweep.hpp"

namespace rookery {

inline namespace ROOKERY_TARGET {

namespace field_rules {

using Field = PackedFields<V128>;
using Cells = sweep::Cells<Field>;

struct Rules {
    bool naked_singles;
    bool hidden_singles;
    bool locked_candidates;
};

// Candidates include their guards; placed digits may.
struct Board {
    Cells x;
    Cells placed;
};

// Neither candidates nor guards.
[[gnu::always_inline]] inline Field no_bits() {
    return Field::none() ^ Field::none();
}

// The candidates of each field without the lowest: empty unless there are two or more.
[[gnu::always_inline]] inline Field all_but_lowest(Field field) {
    return (field | Field::none()).without_lowest() & Field::all();
}
[[gnu::always_inline]] inline Field where_one(Field cell) {
    return cell.without_lowest().where_none(cell) & Field::all();
}

// Digits with at most one place in a minirow, and those with some; and the same for minicolumns.
struct Minilines {
    std::array<Field, 3> some;
    std::array<Field, 3> twice;
};
[[gnu::always_inline]] inline Minilines minilines(const Cells& x, int step, int stride) {
    Minilines lines;
    for (int i = 0; i < 3; ++i) {
        const Field a = x[i * step];
        const Field b = x[i * step + stride];
        const Field c = x[i * step + 2 * stride];
        lines.some[i] = a | b | c;
        lines.twice[i] = sweep::majority(a, b, c);
    }
    return lines;
}

// The digits with at most one place in the three lines together.
[[gnu::always_inline]] inline Field at_most_once(const Minilines& lines) {
    return ~(lines.twice[0] | lines.twice[1] | lines.twice[2] |
             sweep::majority(lines.some[0], lines.some[1], lines.some[2]));
}

// For each cell, the digits with at most one place in one of its houses.
[[gnu::always_inline]] inline void find_once(const Cells& x, Cells& once) {
    const Minilines rows = minilines(x, 3, 1);
    const Minilines columns = minilines(x, 1, 3);
    const Field box = at_most_once(rows);
    std::array<Field, 3> row;
    std::array<Field, 3> column;
    for (int i = 0; i < 3; ++i) {
        row[i] = at_most_once({{rows.some[i], rows.some[i].next_stack(), rows.some[i].last_stack()},
                               {rows.twice[i], rows.twice[i].next_stack(), rows.twice[i].last_stack()}});
        column[i] = at_most_once({{columns.some[i], columns.some[i].next_band(), columns.some[i].last_band()},
                                  {columns.twice[i], columns.twice[i].next_band(), columns.twice[i].last_band()}});
    }
    for (int k = 0; k < 9; ++k) once[k] = box | row[k / 3] | column[k % 3];
}

// Applies the rules once, and removes placed digits from the cells that see them. False: a contradiction.
template <Rules kRules>
[[gnu::always_inline]] inline bool apply(Board& board) {
    Cells& x = board.x;
    Cells& placed = board.placed;
    Cells once;
    if constexpr (kRules.locked_candidates) {
        sweep::restrict_stacks(x);
        once.fill(sweep::restrict_bands(x).one);
    } else if constexpr (kRules.hidden_singles) {
        find_once(x, once);
    }
    Field in_box = Field::none();
    Field conflict = in_box ^ in_box;
    for (int k = 0; k < 9; ++k) {
        if constexpr (kRules.naked_singles) placed[k] |= where_one(x[k]);
        if constexpr (kRules.hidden_singles) placed[k] |= x[k] & once[k];
        conflict |= all_but_lowest(placed[k]) | (in_box & placed[k]);
        in_box |= placed[k];
    }
    Field lines[6];
    if constexpr (!kRules.locked_candidates) {
        for (int i = 0; i < 3; ++i) {
            const Field row = placed[3 * i] | placed[3 * i + 1] | placed[3 * i + 2];
            const Field column = placed[i] | placed[i + 3] | placed[i + 6];
            lines[i] = (row.next_stack() | row.last_stack());
            lines[3 + i] = (column.next_band() | column.last_band());
        }
    }
    Field::EmptyCells empty_cells;
    Field present = in_box;
    for (int k = 0; k < 9; ++k) {
        const Field own = placed[k] | Field::none();
        Field keep = own.value_or(~in_box) | Field::none();
        if constexpr (!kRules.locked_candidates) keep &= ~(lines[k / 3] | lines[3 + k % 3]) | Field::none();
        x[k] &= keep;
        empty_cells.cell(x[k]);
        present |= x[k];
    }
    return ((conflict & Field::all()).some_bit() | empty_cells.lost_boards(present)) == 0;
}

// Whether every digit has a place in every row and every column.
[[gnu::always_inline]] inline bool fits_lines(const Cells& x) {
    const Minilines rows = minilines(x, 3, 1);
    const Minilines columns = minilines(x, 1, 3);
    Field missing = no_bits();
    for (int i = 0; i < 3; ++i) {
        missing |= ~(rows.some[i] | rows.some[i].next_stack() | rows.some[i].last_stack());
        missing |= ~(columns.some[i] | columns.some[i].next_band() | columns.some[i].last_band());
    }
    return (missing & Field::all()).some_bit() == 0;
}

// Repeats until nothing more follows. False: a contradiction.
template <Rules kRules>
[[gnu::noinline]] bool close(Board& given) {
    Board board = given;
    for (;;) {
        const Cells before = board.x;
        if (!apply<kRules>(board)) return false;
        Field change = before[0] ^ board.x[0];
        for (int k = 1; k < 9; ++k) change |= before[k] ^ board.x[k];
        if (change.some_bit() == 0) break;
    }
    given = board;
    return fits_lines(board.x);
}

}  // namespace field_rules

}  // namespace ROOKERY_TARGET

}  // namespace rookery
