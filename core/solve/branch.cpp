// Choosing the cell to guess.
//
// Method: among the cells with two candidates, the one that maximises
//
//     4 * (peers with two candidates that share one with it) + (candidates that its two values would remove from peers)
//
// Both of its values then do much: the first term counts singles that one of the guesses brings about at once. On hard
// puzzles this halves the number of guesses of "the first cell with two candidates". Ties go to the highest packed
// number, on every platform.
//
// The sets of cells here are digit planes: bit `packed` (32 * band + 10 * stack + position) of plane d says that the
// cell has digit d. They are the board transposed: in each field, a matrix of 9 positions by 9 digits.
#include "solve/branch.hpp"

#include <algorithm>
#include <type_traits>
#include <utility>

namespace rookery {

namespace {

// Calls f(k) for the positions 0..8; k is a constant that serves as a shift.
template <class F>
void for_each_position(F f) {
    [&]<int... K>(std::integer_sequence<int, K...>) {
        (f(std::integral_constant<int, K>()), ...);
    }
    (std::make_integer_sequence<int, 9>());
}

constexpr int kPackedCells = 96;  // with gaps: positions 9, 19, 29, 30, 31 of a lane are no cells

// A set of cells by packed number. Only the low half of `hi` is in use (lane 2).
struct PackedSet {
    std::uint64_t lo = 0;
    std::uint64_t hi = 0;
};
PackedSet operator&(PackedSet a, PackedSet b) {
    return {a.lo & b.lo, a.hi & b.hi};
}
PackedSet operator|(PackedSet a, PackedSet b) {
    return {a.lo | b.lo, a.hi | b.hi};
}
unsigned size_of(PackedSet s) {
    return static_cast<unsigned>(std::popcount(s.lo) + std::popcount(s.hi));
}

struct PackedTables {
    std::array<PackedSet, kPackedCells> peers{};
    std::array<PackedCell, kPackedCells> cells{};
};
constexpr PackedTables kTables = [] {
    PackedTables tables;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        const PackedCell place = packed_cell(cell);
        tables.cells[place.packed()] = place;
        for (const int peer : Geometry9::kPeerCells[cell]) {
            const int bit = packed_cell(peer).packed();
            PackedSet& peers = tables.peers[place.packed()];
            (bit < 64 ? peers.lo : peers.hi) |= std::uint64_t{1} << (bit & 63);
        }
    }
    return tables;
}();

// The cells with exactly two candidates.
PackedSet cells_with_two(const PackedBoard& board) {
    V128 cells;
    for_each_position([&](auto k) {
        const V128 rest = board.at[k] & sub32(board.at[k], kLowest);
        const V128 has_two = sub32(rest, kLowest);                       // guard set: at least two
        const V128 has_three = sub32(has_two & rest, kLowest);           // guard set: at least three
        cells |= shr32<9 - k()>(and_not(has_two, has_three) & kGuards);  // guard 9 -> bit k of the field
    });
    return {cells.lo(), cells.hi() & 0xFFFFFFFFU};
}

// Exchanges, in every field, the bits of `b` under `mask` with those of `a` that stand `Shift` higher.
template <int Shift>
void exchange(V128& a, V128& b, std::uint32_t mask) {
    const V128 difference = (shr32<Shift>(a) ^ b) & in_every_field(mask);
    b ^= difference;
    a ^= shl32<Shift>(difference);
}

using DigitPlanes = std::array<PackedSet, 9>;

// Transposes: an 8 x 8 bit matrix by the usual three rounds of exchanges, then the ninth row and column.
DigitPlanes digit_planes(const PackedBoard& board) {
    std::array<V128, 9> y = board.at;
    for (int k = 0; k < 8; ++k) y[k] &= in_every_field(0xFF);
    for (int k = 0; k < 4; ++k) exchange<4>(y[k], y[k + 4], 0x0F);
    for (const int k : {0, 1, 4, 5}) exchange<2>(y[k], y[k + 2], 0x33);
    for (const int k : {0, 2, 4, 6}) exchange<1>(y[k], y[k + 1], 0x55);
    const V128 last_position = board.at[8];
    V128 last_digit;
    for_each_position([&](auto k) {
        last_digit |= shl32<k()>(shr32<8>(board.at[k]) & kLowest);
        if (k != 8) y[k] |= shl32<8>(shr32<k()>(last_position) & kLowest);
    });
    y[8] = last_digit;
    DigitPlanes planes;
    for (int d = 0; d < 9; ++d) planes[d] = {y[d].lo(), y[d].hi()};
    return planes;
}

Branch branch_at(const BoardWords& words, unsigned packed) {
    const PackedCell cell = kTables.cells[packed];
    return {cell.position, cell.band, words[cell.position][cell.band] & kFieldMask << cell.shift};
}

// When no cell has two candidates: fewest candidates, then most of them in peers.
[[gnu::noinline]] Branch rare_branch(const BoardWords& words, const DigitPlanes& planes) {
    unsigned best = 0;
    unsigned best_score = 0;
    for (unsigned packed = 0; packed < kPackedCells; ++packed) {
        if (packed % 32 >= 30 || packed % 32 % kFieldStride == 9) continue;
        const PackedCell cell = kTables.cells[packed];
        const std::uint32_t candidates = words[cell.position][cell.band] >> cell.shift & kFieldMask;
        const auto n = static_cast<unsigned>(std::popcount(candidates));
        if (n < 2) continue;
        unsigned score = (10 - n) * 1000;
        for (std::uint32_t rest = candidates; rest != 0; rest &= rest - 1) {
            score += size_of(planes[std::countr_zero(rest)] & kTables.peers[packed]);
        }
        if (score > best_score) {
            best_score = score;
            best = packed;
        }
    }
    return branch_at(words, best);
}

}  // namespace

Branch best_branch(const PackedBoard& board) {
    const BoardWords words = words_of(board);
    const DigitPlanes planes = digit_planes(board);
    const PackedSet two = cells_with_two(board);
    if ((two.lo | two.hi) == 0) return rare_branch(words, planes);

    unsigned best = 0;  // score << 8 | packed
    const auto consider = [&](unsigned packed) {
        const PackedCell cell = kTables.cells[packed];
        const std::uint32_t candidates = words[cell.position][cell.band] >> cell.shift & kFieldMask;
        const PackedSet peers = kTables.peers[packed];
        const PackedSet low = planes[std::countr_zero(candidates)] & peers;
        const PackedSet high = planes[31 - std::countl_zero(candidates)] & peers;
        const unsigned score = 4 * size_of((low | high) & two) + size_of(low) + size_of(high);
        best = std::max(best, score << 8 | packed);
    };
    for (std::uint64_t rest = two.lo; rest != 0; rest &= rest - 1) consider(std::countr_zero(rest));
    for (std::uint64_t rest = two.hi; rest != 0; rest &= rest - 1) consider(64 + std::countr_zero(rest));
    return branch_at(words, best & 0xFFU);
}

Branch first_branch(const PackedBoard& board) {
    const PackedSet two = cells_with_two(board);
    if (two.lo != 0) return branch_at(words_of(board), std::countr_zero(two.lo));
    if (two.hi != 0) return branch_at(words_of(board), 64 + std::countr_zero(two.hi));
    return best_branch(board);
}

}  // namespace rookery
