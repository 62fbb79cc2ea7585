// The top band as sets of digits in the rows of its boxes, with 1 to 9 in order in box 1.
//
//     1 2 3 | . . . | . . .      There are 56 ways to choose the rows of box 2; box 3 has the rest of each.
//     4 5 6 | . . . | . . .
//     7 8 9 | . . . | . . .
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "board/digits.hpp"

namespace rookery {

using RowSets = std::array<DigitSet, 3>;  // of a box, three digits in each
inline constexpr RowSets kBox1Rows{0b000'000'111, 0b000'111'000, 0b111'000'000};

// The 56 ways to choose the three rows of box 2, as sets.
std::vector<RowSets> ways_with_box_1();

// The digits left for box 3 in a row (0 to 2).
inline DigitSet left_for_box_3(const RowSets& box_2, std::size_t row) {
    ROOKERY_EXPECTS(row < 3);
    return static_cast<DigitSet>(all_digits(9) ^ kBox1Rows[row] ^ box_2[row]);
}

// The digits of a set of three, in ascending order.
std::array<Digit, 3> three_digits_of(DigitSet set);

}  // namespace rookery
