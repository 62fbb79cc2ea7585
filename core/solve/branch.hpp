// Choice of the cell to guess.
//
// Method: among the cells with two candidates, the one that maximises
//
//     4 * (peers with two candidates that share one with it) + (peers that share one with it)
//
// Either outcome of such a guess helps: the first term counts singles that one of the two digits gives at once. On hard
// puzzles this halves the guesses needed by "the first cell with two candidates". Ties go to the highest packed number,
// on every platform. (Counting the second term once for each shared candidate needs 2 % fewer guesses on the hardest
// lists and 3 to 5 % more on the others; counting cells with three candidates too gains nothing.)
//
// The cell sets here are digit planes: bit `packed` (32 * band + 10 * stack + position) of plane d is set if the cell
// has digit d. They are the transposed board: in each field, a matrix of 9 positions by 9 digits.
#pragma once

#include <algorithm>
#include <type_traits>
#include <utility>

#include "contract/contract.hpp"
#include "solve/packed_board.hpp"

namespace rookery {

inline namespace ROOKERY_TARGET {

struct Branch {
    int position;              // 0..8, which vector
    int band;                  // 0..2, which lane
    std::uint32_t candidates;  // the cell's candidates, at least two, as bits of that lane
};

namespace choice {

inline constexpr int kPackedCells = 96;  // with gaps: positions 9, 19, 29, 30, 31 of a lane are not cells

// A set of cells by packed number. Only the low half of `hi` is in use (lane 2).
struct PackedSet {
    std::uint64_t lo = 0;
    std::uint64_t hi = 0;
};
[[gnu::always_inline]] inline PackedSet operator&(PackedSet a, PackedSet b) {
    return {a.lo & b.lo, a.hi & b.hi};
}
[[gnu::always_inline]] inline PackedSet operator|(PackedSet a, PackedSet b) {
    return {a.lo | b.lo, a.hi | b.hi};
}
[[gnu::always_inline]] inline unsigned size_of(PackedSet s) {
    return static_cast<unsigned>(std::popcount(s.lo) + std::popcount(s.hi));
}

// Lookup tables for a cell, by packed number.
struct PackedTables {
    std::array<PackedSet, kPackedCells> peers{};
    std::array<std::uint8_t, kPackedCells> word{};   // index of its 32-bit word in the board: 4 * position + band
    std::array<std::uint8_t, kPackedCells> shift{};  // offset of its field in the word
};
inline constexpr PackedTables kTables = [] {
    PackedTables tables;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        const PackedCell place = packed_cell(cell);
        const int packed = place.packed();
        tables.word[packed] = static_cast<std::uint8_t>(4 * place.position + place.band);
        tables.shift[packed] = place.shift;
        for (const int peer : Geometry9::kPeerCells[cell]) {
            const int bit = packed_cell(peer).packed();
            PackedSet& peers = tables.peers[packed];
            (bit < 64 ? peers.lo : peers.hi) |= std::uint64_t{1} << (bit & 63);
        }
    }
    return tables;
}();

// Calls f(k) for 0..7; k is a constant, usable as a shift count.
template <class F>
[[gnu::always_inline]] inline void for_each_below_eight(F f) {
    [&]<int... K>(std::integer_sequence<int, K...>) {
        (f(std::integral_constant<int, K>()), ...);
    }
    (std::make_integer_sequence<int, 8>());
}

template <class F>
[[gnu::always_inline]] inline void for_each_cell(PackedSet cells, F f) {
    for (std::uint64_t rest = cells.lo; rest != 0; rest &= rest - 1) f(static_cast<unsigned>(std::countr_zero(rest)));
    for (std::uint64_t rest = cells.hi; rest != 0; rest &= rest - 1) {
        f(64 + static_cast<unsigned>(std::countr_zero(rest)));
    }
}

// The cells with exactly two candidates.
[[gnu::always_inline]] inline PackedSet cells_with_two(const PackedBoard& board) {
    const V128 lowest = V128::splat32(kLowestBits);
    const auto guards_of_two = [&](V128 x) __attribute__((always_inline)) {
        const V128 rest = x & sub32(x, lowest);
        const V128 has_two = sub32(rest, lowest);              // guard set: at least two
        const V128 has_three = sub32(has_two & rest, lowest);  // guard set: at least three
        return and_not(has_two, has_three) & V128::splat32(kGuardBits);
    };
    V128 cells = shr32<1>(guards_of_two(board.at[8]));
    for_each_below_eight([&](auto k) { cells |= shr32<9 - k()>(guards_of_two(board.at[k()])); });  // guard 9 -> bit k
    return {cells.lo(), cells.hi() & 0xFFFFFFFFU};
}

// In every field, exchanges the bits of `b` under `mask` with the bits of `a` that are `Shift` higher.
template <int Shift>
[[gnu::always_inline]] inline void exchange(V128& a, V128& b, std::uint32_t mask) {
    const V128 difference = (shr32<Shift>(a) ^ b) & V128::splat32(in_each_field(mask));
    b ^= difference;
    a ^= shl32<Shift>(difference);
}

using DigitPlanes = std::array<PackedSet, 9>;

// Transposes: an 8 x 8 bit matrix by the usual three rounds of exchanges, then the ninth row and column.
[[gnu::always_inline]] inline DigitPlanes digit_planes(const PackedBoard& board) {
    std::array<V128, 9> y = board.at;
    for (int k = 0; k < 8; ++k) y[k] &= V128::splat32(in_each_field(0xFF));
    for (int k = 0; k < 4; ++k) exchange<4>(y[k], y[k + 4], 0x0F);
    for (const int k : {0, 1, 4, 5}) exchange<2>(y[k], y[k + 2], 0x33);
    for (const int k : {0, 2, 4, 6}) exchange<1>(y[k], y[k + 1], 0x55);
    V128 last_digit = board.at[8] & V128::splat32(in_each_field(1U << 8));
    for_each_below_eight([&](auto k) {
        last_digit |= shr32<8 - k()>(board.at[k()]) & V128::splat32(in_each_field(1U << k()));
        y[k()] |= shl32<8 - k()>(board.at[8]) & V128::splat32(in_each_field(1U << 8));
    });
    y[8] = last_digit;
    DigitPlanes planes;
    for (int d = 0; d < 9; ++d) planes[d] = {y[d].lo(), y[d].hi()};
    return planes;
}

[[gnu::always_inline]] inline std::uint32_t candidates_at(const PackedBoard& board, unsigned packed) {
    return word_at(board, kTables.word[packed]) >> kTables.shift[packed] & kFieldMask;
}

[[gnu::always_inline]] inline Branch branch_at(const PackedBoard& board, unsigned packed) {
    const int word = kTables.word[packed];
    return {word / 4, word % 4, word_at(board, word) & kFieldMask << kTables.shift[packed]};
}

// The cells with exactly three candidates, on a board where none has two.
[[gnu::always_inline]] inline PackedSet cells_with_three(const PackedBoard& board) {
    const V128 lowest = V128::splat32(kLowestBits);
    const auto guards_of_three = [&](V128 x) __attribute__((always_inline)) {
        V128 rest = x & sub32(x, lowest);  // if empty, the cell has one
        const V128 several = sub32(rest, lowest);
        rest &= several | V128::splat32(kGuardBits);
        rest &= sub32(rest, lowest) | V128::splat32(kGuardBits);
        const V128 has_four = sub32(rest | V128::splat32(kGuardBits), lowest);
        return and_not(several, has_four) & V128::splat32(kGuardBits);
    };
    V128 cells = shr32<1>(guards_of_three(board.at[8]));
    for_each_below_eight([&](auto k) { cells |= shr32<9 - k()>(guards_of_three(board.at[k()])); });
    return {cells.lo(), cells.hi() & 0xFFFFFFFFU};
}

// For boards in which no cell has two candidates: fewest candidates, then most of them in peers.
[[gnu::noinline]] inline Branch rare_branch(const PackedBoard& board, const DigitPlanes& planes) {
    unsigned best = 0;
    unsigned best_score = 0;
    const auto consider = [&](unsigned packed) {
        const std::uint32_t candidates = candidates_at(board, packed);
        const auto n = static_cast<unsigned>(std::popcount(candidates));
        if (n < 2) return;
        unsigned score = (10 - n) * 1000;
        for (std::uint32_t rest = candidates; rest != 0; rest &= rest - 1) {
            score += size_of(planes[std::countr_zero(rest)] & kTables.peers[packed]);
        }
        if (score > best_score) {
            best_score = score;
            best = packed;
        }
    };
    for_each_cell(cells_with_three(board), consider);
    if (best_score != 0) return branch_at(board, best);
    for (unsigned packed = 0; packed < kPackedCells; ++packed) {
        if (packed % 32 < 30 && packed % 32 % kFieldStride != 9) consider(packed);
    }
    return branch_at(board, best);
}

// The plane of the lowest candidate. (Setting the ninth bit has no effect, but lets compilers ignore the empty set.)
[[gnu::always_inline]] inline PackedSet plane_of(const DigitPlanes& planes, std::uint32_t candidates) {
    return planes[std::countr_zero(candidates | 1U << 8)];
}

}  // namespace choice

// The cell with the highest score (see above). The board must be open: some cell has several candidates.
inline Branch best_branch(const PackedBoard& board) {
    using namespace choice;
    const DigitPlanes planes = digit_planes(board);
    const PackedSet two = cells_with_two(board);
    if ((two.lo | two.hi) == 0) return rare_branch(board, planes);

    unsigned best = 0;  // score << 8 | packed
    const auto consider = [&](unsigned packed) {
        const std::uint32_t low = candidates_at(board, packed);
        const std::uint32_t high = low & (low - 1);
        const PackedSet sharing = (plane_of(planes, low) | plane_of(planes, high)) & kTables.peers[packed];
        best = std::max(best, (4 * size_of(sharing & two) + size_of(sharing)) << 8 | packed);
    };
    for_each_cell(two, consider);
    return branch_at(board, best & 0xFFU);
}

// The first cell with two candidates, by packed number; if there is none, as best_branch.
inline Branch first_branch(const PackedBoard& board) {
    using namespace choice;
    const PackedSet two = cells_with_two(board);
    if (two.lo != 0) return branch_at(board, std::countr_zero(two.lo));
    if (two.hi != 0) return branch_at(board, 64 + std::countr_zero(two.hi));
    return best_branch(board);
}

// The digit that is certain in a cell with only the candidates `kept`, in its box's field; zero if there are several.
inline V128 digit_placed(const Branch& branch, std::uint32_t kept) {
    return in_band(branch.band, (kept & (kept - 1)) == 0 ? kept : 0);
}

// Makes `child` the part of an open board in which the branch's cell has only the candidates `kept`, a subset of the
// branch's. A single candidate is also removed from the other cells of its box. `child` may be `board` itself.
inline void take(const PackedBoard& board, const Branch& branch, std::uint32_t kept, PackedBoard& child) {
    ROOKERY_EXPECTS(kept != 0 && (kept & ~branch.candidates) == 0);
    const V128 digit = digit_placed(branch, kept);
    const V128 cell = and_not(board.at[branch.position], in_band(branch.band, branch.candidates ^ kept));
    for (int k = 0; k < 9; ++k) child.at[k] = and_not(board.at[k], digit);
    child.at[branch.position] = cell;
    child.placed = board.placed | digit;
}

}  // namespace ROOKERY_TARGET

}  // namespace rookery
