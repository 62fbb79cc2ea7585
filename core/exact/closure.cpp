#include "exact/closure.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "exact/encoding/field_rules.hpp"

namespace rookery {
namespace {

// Naked and hidden pairs on a 9x9 board, in the layout of field_rules.hpp: the same pair of cells in nine boxes at
// once, or in the rows or columns that run through them. Used when nothing simpler is left.

using field_rules::all_but_lowest;
using field_rules::Board;
using field_rules::Cells;
using field_rules::Field;
using field_rules::no_bits;

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

// The candidates that two cells with at most two candidates in total remove from the other cells of the house. With at
// most one, they remove everything: a contradiction.
[[gnu::always_inline]] inline Field taken_by_pair(Field a, Field b) {
    const Field both = a | b;
    const Field further = all_but_lowest(both);
    const Field more = all_but_lowest(further);
    return ((more | Field::none()).where_none(both) | (further | Field::none()).where_none(Field::all())) &
           Field::all();
}

[[gnu::noinline]] inline void naked_pairs(Cells& x) {
    Cells gone;
    gone.fill(no_bits());
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

// The candidates that two cells keep if they are the only places of `theirs`: everything if that is one digit, `theirs`
// if it is two, nothing if it is more (a contradiction).
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
        Field once = no_bits();
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

Board board_of(const FieldBoard& fields) {
    Board board;
    for (int k = 0; k < 9; ++k) {
        board.x[k].v = fields.candidates[k];
        board.placed[k].v = fields.placed[k];
    }
    return board;
}

FieldBoard fields_of(const Board& board) {
    FieldBoard fields;
    for (int k = 0; k < 9; ++k) {
        fields.candidates[k] = board.x[k].v;
        fields.placed[k] = board.placed[k].v;
    }
    return fields;
}

// The closure by singles and locked candidates. False: a contradiction.
bool close_simple(Board& board, StrategySet strategies) {
    using Close = bool (*)(Board&);
    using field_rules::close;
    using field_rules::Rules;
    static constexpr std::array<Close, 8> kCloses{close<Rules{false, false, false}>, close<Rules{true, false, false}>,
                                                  close<Rules{false, true, false}>,  close<Rules{true, true, false}>,
                                                  close<Rules{false, false, true}>,  close<Rules{true, false, true}>,
                                                  close<Rules{false, true, true}>,   close<Rules{true, true, true}>};
    const int rules = (strategies.has(Strategy::naked_singles) ? 1 : 0) |
                      (strategies.has(Strategy::hidden_singles) ? 2 : 0) |
                      (strategies.has(Strategy::locked_candidates) ? 4 : 0);
    return kCloses[static_cast<std::size_t>(rules)](board);
}

bool close_all(Board& board, StrategySet strategies) {
    if (!close_simple(board, strategies)) return false;
    const bool naked = strategies.has(Strategy::naked_pairs);
    const bool hidden = strategies.has(Strategy::hidden_pairs);
    if (!naked && !hidden) return true;
    for (;;) {
        const field_rules::Cells before = board.x;
        if (naked) naked_pairs(board.x);
        if (hidden) hidden_pairs(board.x);
        Field change = before[0] ^ board.x[0];
        for (int k = 1; k < 9; ++k) change |= before[k] ^ board.x[k];
        if (change.some_bit() == 0) return true;
        if (!close_simple(board, strategies)) return false;
    }
}

// The bits of the candidates of the board, each counted once: lane 3 is a copy.
int candidate_count(V128 fields) {
    return popcount(fields & V128::from_u32(kCandidateBits, kCandidateBits, kCandidateBits, 0));
}

int distance_of(const Board& board, StrategySet strategies) {
    int count = 0;
    for (int k = 0; k < 9; ++k) count += candidate_count(board.x[k].v);
    int distance = count - Geometry9::kCells;
    if (!strategies.has(Strategy::naked_singles)) {
        for (int k = 0; k < 9; ++k) {
            const Field open = (board.placed[k] | Field::none()).where_none(field_rules::where_one(board.x[k]));
            distance += candidate_count(open.v);
        }
    }
    return distance;
}

DigitSet field_at(V128 fields, PackedCell cell) {
    return static_cast<DigitSet>(fields.u32(cell.band) >> cell.shift & kFieldMask);
}

}  // namespace

template <>
int Closure<3>::distance(const Grid9& puzzle) {
    const PackedBoard packed = pack(puzzle);
    Board board;
    for (int k = 0; k < 9; ++k) {
        board.x[k].v = packed.at[k];
        board.placed[k] = field_rules::where_one(board.x[k]);
    }
    const bool fits = close_all(board, strategies_);
    board_ = fields_of(board);
    return fits ? distance_of(board, strategies_) : kContradiction;
}

template <>
int Closure<3>::distance_with(int cell, Digit digit) const {
    const PackedCell at = packed_cell(cell);
    const V128 own = in_band(at.band, kFieldMask << at.shift);
    const V128 chosen = in_band(at.band, std::uint32_t{digit_bit(digit)} << at.shift);
    Board board = board_of(board_);
    Field& x = board.x[at.position];
    if (!any(x.v & chosen)) return kContradiction;
    x.v = and_not(x.v, own) | chosen;
    board.placed[at.position].v |= chosen;
    return close_all(board, strategies_) ? distance_of(board, strategies_) : kContradiction;
}

template <>
DigitSet Closure<3>::candidates(int cell) const {
    const PackedCell at = packed_cell(cell);
    return field_at(board_.candidates[at.position], at);
}

template <>
StrategyState<3> Closure<3>::state() const {
    StrategyState<3> state;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        const PackedCell at = packed_cell(cell);
        state.candidates[cell] = candidates(cell);
        const DigitSet placed = field_at(board_.placed[at.position], at);
        if (placed != 0) state.placed[cell] = lowest_digit(placed);
    }
    return state;
}

// Order 2: 16 cells, so the definition is fast enough.

namespace {

int close_plainly(StrategyState<2>& state, StrategySet strategies) {
    for (;;) {
        const StrategyState<2> next = next_state(state, strategies);
        if (next == state) break;
        state = next;
    }
    if (state.contradiction) return Closure<2>::kContradiction;
    int distance = 0;
    for (int cell = 0; cell < Geometry<2>::kCells; ++cell) {
        if (state.placed[cell] == 0) distance += std::max(1, digit_count(state.candidates[cell]) - 1);
    }
    return distance;
}

}  // namespace

template <>
int Closure<2>::distance(const Grid<2>& puzzle) {
    board_ = initial_state(puzzle);
    return close_plainly(board_, strategies_);
}

template <>
int Closure<2>::distance_with(int cell, Digit digit) const {
    if (!has_digit(board_.candidates[cell], digit)) return kContradiction;
    StrategyState<2> state = with_digit(board_, cell, digit);
    return close_plainly(state, strategies_);
}

template <>
DigitSet Closure<2>::candidates(int cell) const {
    return board_.candidates[cell];
}

template <>
StrategyState<2> Closure<2>::state() const {
    return board_;
}

}  // namespace rookery
