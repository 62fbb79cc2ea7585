#include "board/digits.hpp"

#include <doctest/doctest.h>

#include <vector>

namespace rookery {

TEST_CASE("digits: bit d-1 stands for digit d") {
    CHECK(digit_bit(1) == 1);
    CHECK(digit_bit(9) == 256);
    CHECK(digit_bit(16) == 0x8000);
    CHECK(all_digits(4) == 0x000F);
    CHECK(all_digits(9) == 0x01FF);
    CHECK(all_digits(16) == 0xFFFF);
    const DigitSet set = digit_bit(2) | digit_bit(7) | digit_bit(16);
    for (int d = 1; d <= 16; ++d) CHECK(has_digit(set, d) == (d == 2 || d == 7 || d == 16));
    CHECK(digit_count(set) == 3);
    CHECK(digit_count(0) == 0);
}

TEST_CASE("digits: a set yields its digits in ascending order") {
    std::vector<int> digits;
    for (DigitSet s = 0b1'0010'0110; s != 0; s = without_lowest(s)) digits.push_back(lowest_digit(s));
    CHECK(digits == std::vector<int>{2, 3, 6, 9});
    CHECK(lowest_digit(0x8000) == 16);
}

}  // namespace rookery
