#include "generate/full_board.hpp"

#include <doctest/doctest.h>

#include <set>

using namespace rookery;

TEST_CASE("the rows of boxes 2 and 3 next to box 1: 56 different ways, each a band") {
    const std::vector<RowSets> ways = ways_with_box_1();
    CHECK(ways.size() == 56);
    CHECK(std::set<RowSets>(ways.begin(), ways.end()).size() == ways.size());
    for (const RowSets& second : ways) {
        DigitSet in_box_2 = 0;
        DigitSet in_box_3 = 0;
        for (std::size_t row = 0; row < 3; ++row) {
            const DigitSet third = left_for_box_3(second, row);
            CHECK(digit_count(second[row]) == 3);
            CHECK(digit_count(third) == 3);
            CHECK((kBox1Rows[row] | second[row] | third) == all_digits(9));
            in_box_2 = static_cast<DigitSet>(in_box_2 | second[row]);
            in_box_3 = static_cast<DigitSet>(in_box_3 | third);
        }
        CHECK(in_box_2 == all_digits(9));
        CHECK(in_box_3 == all_digits(9));
    }
}

TEST_CASE("the three digits of a set come in ascending order") {
    CHECK(three_digits_of(kBox1Rows[1]) == std::array<Digit, 3>{4, 5, 6});
    CHECK(three_digits_of(0b100'010'001) == std::array<Digit, 3>{1, 5, 9});
}
