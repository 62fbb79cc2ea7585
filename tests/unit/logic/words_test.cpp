// Lists of houses in words.
#include <doctest/doctest.h>

#include <array>
#include <cstdint>

#include "logic/words.hpp"

using namespace rookery;

TEST_CASE("several houses of one kind are named in the plural") {
    using Houses = std::array<std::uint8_t, 2>;
    CHECK(houses_words(Houses{0, 3}) == "boxes 1 and 4");
    CHECK(houses_words(Houses{10, 15}) == "rows 2 and 7");
    CHECK(houses_words(Houses{18, 26}) == "columns 1 and 9");
    CHECK(houses_words(std::array<std::uint8_t, 1>{4}) == "box 5");
}
