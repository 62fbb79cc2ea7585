// PackedBoard: all 729 candidates of a 9x9 board in nine vectors, arranged so that one vector operation works on every
// box at once.
//
// One vector per position of a cell inside its box; one 32-bit lane per band; one field of nine candidates per stack:
//
//     a box           at[k]: the nine cells at position k, one of each box
//     +-------+
//     | 0 1 2 |          lane 3     lane 2   lane 1   lane 0
//     | 3 4 5 |       [ = lane 0 | band 2 | band 1 | band 0 ]
//     | 6 7 8 |
//     +-------+       Lane 3 repeats lane 0, so that turning the bands by one or two is a single shuffle.
//
//     a lane          31 30 | 29 | 28 .. stack 2 .. 20 | 19 | 18 .. stack 1 .. 10 | 9 | 8 .. stack 0 .. 0
//                      0  0 |  1 | digits 9 .. .. .. 1 |  1 | digits 9 .. .. .. 1 | 1 | digits 9 .. .. 1
//
// The bits 9, 19 and 29 are guards, one above each field, always 1: a subtraction from a field borrows from its own
// guard and never from its neighbour, and a guard that is gone says that the field was zero.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#include "board/grid.hpp"
#include "simd/v128.hpp"

namespace rookery {

struct PackedBoard {
    std::array<V128, 9> at;
};

inline constexpr int kFieldStride = 10;
inline constexpr std::uint32_t kFieldMask = 0x1FF;  // the nine candidates of one field

// The same bits in each of the three fields of a lane, and of every lane.
constexpr std::uint32_t in_each_field(std::uint32_t bits) {
    return bits | bits << kFieldStride | bits << 2 * kFieldStride;
}
constexpr V128 in_every_field(std::uint32_t bits) {
    return V128::splat32(in_each_field(bits));
}
inline constexpr std::uint32_t kGuardBits = in_each_field(kFieldMask + 1);
inline constexpr V128 kLowest = in_every_field(1);
inline constexpr V128 kCandidates = in_every_field(kFieldMask);
inline constexpr V128 kGuards = V128::splat32(kGuardBits);

// Where a cell is. `packed` numbers the cells as digit planes do (branch.cpp): 32 * band + 10 * stack + position.
struct PackedCell {
    std::uint8_t position;  // 0..8, which vector
    std::uint8_t band;      // 0..2, which lane
    std::uint8_t shift;     // 0, 10, 20, where the stack's field begins
    constexpr int packed() const { return 32 * band + shift + position; }
};

constexpr PackedCell packed_cell(int cell) {
    const int row = Geometry9::row_of(cell);
    const int column = Geometry9::column_of(cell);
    return {static_cast<std::uint8_t>(row % 3 * 3 + column % 3), static_cast<std::uint8_t>(row / 3),
            static_cast<std::uint8_t>(column / 3 * kFieldStride)};
}

// Givens become fields with a single candidate; nothing is eliminated yet.
PackedBoard pack(const Grid9& puzzle);
PackedBoard pack(const Candidates9& candidates);
// Writes the only candidate of every cell of a solved board.
void unpack(const PackedBoard& board, Grid9& solution);

// The board as 32-bit words, [position][lane], for code that looks at single cells.
using BoardWords = std::array<std::array<std::uint32_t, 4>, 9>;
inline BoardWords words_of(const PackedBoard& board) {
    static_assert(sizeof(BoardWords) == sizeof(PackedBoard) && std::endian::native == std::endian::little);
    BoardWords words;
    std::memcpy(&words, &board, sizeof words);
    return words;
}

// Removes (adds) `candidates`, bits of the fields of one band. Lane 3 stays the copy of lane 0.
inline constexpr std::array<V128, 3> kBandMask{V128::from_u32(~0U, 0, 0, ~0U), V128::from_u32(0, ~0U, 0, 0),
                                               V128::from_u32(0, 0, ~0U, 0)};
inline void remove_in_band(V128& vector, int band, std::uint32_t candidates) {
    vector = and_not(vector, kBandMask[static_cast<std::size_t>(band)] & V128::splat32(candidates));
}
inline void add_in_band(V128& vector, int band, std::uint32_t candidates) {
    vector |= kBandMask[static_cast<std::size_t>(band)] & V128::splat32(candidates);
}

}  // namespace rookery
