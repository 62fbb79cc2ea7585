#include "generate/row_sets.hpp"

namespace rookery {

std::vector<RowSets> ways_with_box_1() {
    std::vector<RowSets> ways;
    for (DigitSet first = 0; first < all_digits(9); ++first) {
        if (digit_count(first) != 3 || (first & kBox1Rows[0]) != 0) continue;
        for (DigitSet second = 0; second < all_digits(9); ++second) {
            if (digit_count(second) != 3 || (second & (first | kBox1Rows[1])) != 0) continue;
            const auto third = static_cast<DigitSet>(all_digits(9) ^ first ^ second);
            if ((third & kBox1Rows[2]) == 0) ways.push_back({first, second, third});
        }
    }
    return ways;
}

std::array<Digit, 3> three_digits_of(DigitSet set) {
    ROOKERY_EXPECTS(digit_count(set) == 3);
    std::array<Digit, 3> digits{};
    for (Digit& digit : digits) {
        digit = lowest_digit(set);
        set = without_lowest(set);
    }
    return digits;
}

}  // namespace rookery
