#include "solve/packed_board.hpp"

namespace rookery {

namespace {

// The field of a cell that holds this digit (0: empty), in the place of each stack; those of stack 0 bring the lane's
// guards with them. Indexed by any byte, so that numbers that are no digit do no harm: they leave no candidate.
using FieldTable = std::array<std::array<std::uint32_t, 256>, 3>;
constexpr FieldTable kFieldOfDigit = [] {
    FieldTable table{};
    for (int stack = 0; stack < 3; ++stack) {
        const int shift = stack * kFieldStride;
        table[stack][0] = kFieldMask << shift;
        for (int digit = 1; digit <= 9; ++digit) table[stack][digit] = std::uint32_t{digit_bit(digit)} << shift;
    }
    for (std::uint32_t& field : table[0]) field |= kGuardBits;
    return table;
}();

// field(cell, stack) gives the candidates of a cell in the place of the stack's field, and for stack 0 the guards too.
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

}  // namespace

PackedBoard pack(const Grid9& puzzle) {
    return pack_fields([&](int cell, int stack) { return kFieldOfDigit[stack][puzzle[cell]]; });
}

PackedBoard pack(const Candidates9& candidates) {
    return pack_fields([&](int cell, int stack) {
        return (candidates[cell] & kFieldMask) << stack * kFieldStride | (stack == 0 ? kGuardBits : 0U);
    });
}

void unpack(const PackedBoard& board, Grid9& solution) {
    const BoardWords words = words_of(board);
    for (int band = 0; band < 3; ++band) {
        for (int position = 0; position < 9; ++position) {
            const std::uint32_t lane = words[position][band];
            const int cell = (3 * band + position / 3) * 9 + position % 3;
            for (int stack = 0; stack < 3; ++stack) {
                solution[cell + 3 * stack] = static_cast<Digit>(1 + std::countr_zero(lane >> stack * kFieldStride));
            }
        }
    }
}

}  // namespace rookery
