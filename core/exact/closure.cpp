#include "exact/closure.hpp"

#include <algorithm>
#include <cstddef>

#include "exact/encoding/field_pairs.hpp"
#include "exact/encoding/field_rules.hpp"

namespace rookery {
namespace {

using field_rules::Board;
using field_rules::Field;

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
        if (naked) field_rules::naked_pairs(board.x);
        if (hidden) field_rules::hidden_pairs(board.x);
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

// Order 2: 16 cells, for which the definition is quick enough.

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
