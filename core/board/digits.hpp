// Digits and sets of digits.
//
// A digit is 1..Order^2; 0 means "no digit". A DigitSet is a mask with bit d-1 for digit d.
#pragma once

#include <bit>
#include <cstdint>

#include "contract/contract.hpp"

namespace rookery {

using Digit = std::uint8_t;
using DigitSet = std::uint16_t;

constexpr DigitSet digit_bit(int digit) {
    ROOKERY_EXPECTS(1 <= digit && digit <= 16);
    return static_cast<DigitSet>(1U << (digit - 1));
}
constexpr bool has_digit(DigitSet set, int digit) {
    ROOKERY_EXPECTS(1 <= digit && digit <= 16);
    return ((set >> (digit - 1)) & 1U) != 0;
}
constexpr int digit_count(DigitSet set) {
    return std::popcount(set);
}
// The smallest digit; the set must not be empty.
constexpr Digit lowest_digit(DigitSet set) {
    ROOKERY_EXPECTS(set != 0);
    return static_cast<Digit>(std::countr_zero(set) + 1);
}
// The set without its smallest digit. Loop: for (DigitSet s = set; s != 0; s = without_lowest(s)) lowest_digit(s)
constexpr DigitSet without_lowest(DigitSet set) {
    return static_cast<DigitSet>(set & (set - 1));
}
// All digits of a board of side `size`.
constexpr DigitSet all_digits(int size) {
    ROOKERY_EXPECTS(1 <= size && size <= 16);
    return static_cast<DigitSet>((1U << size) - 1);
}

}  // namespace rookery
