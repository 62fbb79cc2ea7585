// Permanents at the edges: empty, too large, too wide, stopped.
#include <doctest/doctest.h>

#include <atomic>
#include <limits>

#include "textbook/combinatorics/permanent.hpp"

using namespace rookery;
using End = Permanent::End;

TEST_CASE("small matrices") {
    CHECK(permanent(SquareMatrix(0)).value == 1);
    SquareMatrix one(1);
    CHECK(permanent(one).value == 0);
    one.at(0, 0) = std::numeric_limits<std::uint64_t>::max();
    CHECK(to_text(permanent(one).value) == "18446744073709551615");
    SquareMatrix two(2);
    two.at(0, 0) = 1;
    two.at(0, 1) = 2;
    two.at(1, 0) = 3;
    two.at(1, 1) = 4;
    CHECK(permanent(two).value == 10);
    CHECK(two.row_sum(1) == 7);
    CHECK(two.column_sum(1) == 6);
}

TEST_CASE("a permanent that may exceed 2^128 is not answered with a remainder") {
    constexpr std::uint64_t kHuge = std::numeric_limits<std::uint64_t>::max();
    SquareMatrix diagonal(3);
    for (int i = 0; i < 3; ++i) diagonal.at(i, i) = kHuge;
    CHECK(permanent(diagonal).end == End::too_great);
    diagonal.at(2, 2) = 1;
    CHECK(permanent(diagonal).end == End::known);
    CHECK(to_text(permanent(diagonal).value) == "340282366920938463426481119284349108225");  // (2^64 - 1)^2
    diagonal.at(2, 2) = 2;
    CHECK(permanent(diagonal).end == End::too_great);
    diagonal.at(2, 2) = 0;  // a row of zeros
    CHECK(permanent(diagonal).end == End::known);
    CHECK(permanent(diagonal).value == 0);
    // The column sums show what the row sums do not: all but one of the first column's ones are in the last row.
    SquareMatrix lopsided(3);
    for (int i = 0; i < 3; ++i) lopsided.at(i, 0) = kHuge;
    lopsided.at(1, 1) = 1;
    lopsided.at(2, 2) = 1;
    CHECK(to_text(permanent(lopsided).value) == "18446744073709551615");
}

TEST_CASE("matrices that are too wide, and a stop") {
    CHECK(permanent(all_ones(kWidestPermanent + 1)).end == End::too_wide);
    const std::atomic<bool> stop = true;
    CHECK(permanent(all_ones(20), &stop).end == End::stopped);
    CHECK(permanent(all_ones(17), &stop).end == End::stopped);
}

TEST_CASE("wide numbers as text, and their product") {
    CHECK(to_text(0) == "0");
    CHECK(to_text(~Wide{0}) == "340282366920938463463374607431768211455");
    CHECK(product(~Wide{0}, 1).value() == ~Wide{0});
    CHECK_FALSE(product(Wide{1} << 64, Wide{1} << 64));
    CHECK(product(0, ~Wide{0}).value() == 0);
}
