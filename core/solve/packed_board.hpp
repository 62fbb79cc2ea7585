// PackedBoard: all 729 candidates of a 9x9 board in nine vectors, arranged so that one vector operation works on every
// box at once. Boards stay in this form while the search works on others.
//
// One vector per position of a cell inside its box; one 32-bit lane per band; one field of nine candidates per stack:
//
//     a box           at[k]: the nine cells at position k, one of each box
//     +-------+
//     | 0 1 2 |          lane 3     lane 2   lane 1   lane 0
//     | 3 4 5 |       [ = lane 0 | band 2 | band 1 | band 0 ]
//     | 6 7 8 |
//     +-------+       Lane 3 repeats lane 0, so that rotating the bands by one or two is a single shuffle.
//
//     a lane          31 30 | 29 | 28 .. stack 2 .. 20 | 19 | 18 .. stack 1 .. 10 | 9 | 8 .. stack 0 .. 0
//                      0  0 |  1 | digits 9 .. .. .. 1 |  1 | digits 9 .. .. .. 1 | 1 | digits 9 .. .. 1
//
// The bits 9, 19 and 29 are guards, one above each field, always 1. A subtraction from a field borrows from its own
// guard and never from the next field, and a cleared guard shows that the field was zero.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#include "board/grid.hpp"
#include "simd/v128.hpp"

namespace rookery {

inline namespace ROOKERY_TARGET {

struct PackedBoard {
    std::array<V128, 9> at;
    // The digits of each box whose cell is known (a single candidate now, or soon), in fields as above.
    V128 placed;
};

inline constexpr int kFieldStride = 10;
inline constexpr std::uint32_t kFieldMask = 0x1FF;  // the nine candidates of one field

// The same bits in each of the three fields of a lane.
constexpr std::uint32_t in_each_field(std::uint32_t bits) {
    return bits | bits << kFieldStride | bits << 2 * kFieldStride;
}
inline constexpr std::uint32_t kLowestBits = in_each_field(1);
inline constexpr std::uint32_t kCandidateBits = in_each_field(kFieldMask);
inline constexpr std::uint32_t kGuardBits = in_each_field(kFieldMask + 1);

// The location of a cell. `packed` numbers the cells as digit planes do (branch.hpp): 32 * band + 10 * stack +
// position.
struct PackedCell {
    std::uint8_t position;  // 0..8, which vector
    std::uint8_t band;      // 0..2, which lane
    std::uint8_t shift;     // 0, 10, 20: where the stack's field begins
    constexpr int packed() const { return 32 * band + shift + position; }
};

constexpr PackedCell packed_cell(int cell) {
    const int row = Geometry9::row_of(cell);
    const int column = Geometry9::column_of(cell);
    return {static_cast<std::uint8_t>(row % 3 * 3 + column % 3), static_cast<std::uint8_t>(row / 3),
            static_cast<std::uint8_t>(column / 3 * kFieldStride)};
}

// The field of a cell that contains this digit (0: empty), at the position of each stack; for stack 0 with the lane's
// guards. Indexed by any byte, so that invalid digits do no harm: they leave no candidate.
using FieldTable = std::array<std::array<std::uint32_t, 256>, 3>;
inline constexpr FieldTable kFieldOfDigit = [] {
    FieldTable table{};
    for (int stack = 0; stack < 3; ++stack) {
        const int shift = stack * kFieldStride;
        table[stack][0] = kFieldMask << shift;
        for (int digit = 1; digit <= 9; ++digit) table[stack][digit] = std::uint32_t{digit_bit(digit)} << shift;
    }
    for (std::uint32_t& field : table[0]) field |= kGuardBits;
    return table;
}();

// field(cell, stack) returns the candidates of a cell at the position of the stack's field, for stack 0 with the
// guards.
template <class F>
[[gnu::always_inline]] inline PackedBoard pack_fields(F field) {
    PackedBoard board;
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 3; ++column) {
            const auto lane = [&](int band) __attribute__((always_inline)) {
                const int cell = (3 * band + row) * 9 + column;
                return field(cell, 0) | field(cell + 3, 1) | field(cell + 6, 2);
            };
            const std::uint32_t band0 = lane(0);
            board.at[3 * row + column] = V128::from_u32(band0, lane(1), lane(2), band0);
        }
    }
    return board;
}

// Givens become fields with a single candidate; nothing is eliminated or placed yet.
[[gnu::always_inline]] inline PackedBoard pack(const Grid9& puzzle) {
    return pack_fields([&](int cell, int stack) { return kFieldOfDigit[stack][puzzle[cell]]; });
}
[[gnu::always_inline]] inline PackedBoard pack(const Candidates9& candidates) {
    return pack_fields([&](int cell, int stack) {
        return (candidates[cell] & kFieldMask) << stack * kFieldStride | (stack == 0 ? kGuardBits : 0U);
    });
}

// The board as 32-bit words, [position][lane], for code that reads single cells.
using BoardWords = std::array<std::array<std::uint32_t, 4>, 9>;
inline BoardWords words_of(const PackedBoard& board) {
    static_assert(sizeof(BoardWords) == sizeof(board.at) && std::endian::native == std::endian::little);
    BoardWords words;
    std::memcpy(&words, &board.at, sizeof words);
    return words;
}

// One of these words, 4 * position + lane, without the copy.
inline std::uint32_t word_at(const PackedBoard& board, int word) {
    std::uint32_t value;
    std::memcpy(&value, reinterpret_cast<const unsigned char*>(&board.at) + 4 * word, sizeof value);
    return value;
}

// Writes the only candidate of every cell of a solved board.
inline void unpack(const PackedBoard& board, Grid9& solution) {
    for (int band = 0; band < 3; ++band) {
        for (int position = 0; position < 9; ++position) {
            const std::uint32_t lane = word_at(board, 4 * position + band);
            const int cell = (3 * band + position / 3) * 9 + position % 3;
            for (int stack = 0; stack < 3; ++stack) {
                solution[cell + 3 * stack] = static_cast<Digit>(1 + std::countr_zero(lane >> stack * kFieldStride));
            }
        }
    }
}

// `candidates`, bits of the fields of one band, in the lanes of that band. Lane 3 remains the copy of lane 0.
inline constexpr std::array<V128, 3> kBandMask{V128::from_u32(~0U, 0, 0, ~0U), V128::from_u32(0, ~0U, 0, 0),
                                               V128::from_u32(0, 0, ~0U, 0)};
inline V128 in_band(int band, std::uint32_t candidates) {
    return kBandMask[static_cast<std::size_t>(band)] & V128::splat32(candidates);
}

}  // namespace ROOKERY_TARGET

}  // namespace rookery
