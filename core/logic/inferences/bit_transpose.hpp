// Transposes a square of 64 x 64 bits: bit j of word i becomes bit i of word j.
#pragma once

#include <array>
#include <cstdint>

namespace rookery {

// By halves: swaps squares of 32 x 32 bits, then those of 16 x 16 inside them, and so on (Hacker's Delight, 7-3).
inline void transpose(std::array<std::uint64_t, 64>& square) {
    std::uint64_t low = 0x00000000FFFFFFFF;
    for (unsigned width = 32; width != 0; width /= 2, low ^= low << width) {
        for (unsigned first = 0; first < 64; first += 2 * width) {
            for (unsigned i = first; i < first + width; ++i) {
                const std::uint64_t moved = (square[i] >> width ^ square[i + width]) & low;
                square[i] ^= moved << width;
                square[i + width] ^= moved;
            }
        }
    }
}

}  // namespace rookery
