#include <doctest/doctest.h>

#include <cmath>
#include <limits>

#include "textbook/combinatorics/decimal_text.hpp"

using namespace rookery;

TEST_CASE("numbers in full and with an exponent") {
    CHECK(decimal_text(0) == "0");
    CHECK(decimal_text(0.0004) == "0");
    CHECK(decimal_text(0.0625) == "0.063");
    CHECK(decimal_text(2.9996) == "3");
    CHECK(decimal_text(10.01) == "10.01");
    CHECK(decimal_text(1.5) == "1.5");
    CHECK(decimal_text(7620) == "7620");
    CHECK(decimal_text(1'973'376) == "1973376");
    CHECK(decimal_text(9007199254740991.0) == "9007199254740991");
    CHECK(decimal_text(9007199254740992.0) == "9.007e+15");
    CHECK(decimal_text(9.9996e20) == "1.000e+21");
    CHECK(decimal_text(5.9e98) == "5.900e+98");
}

TEST_CASE("numbers given by their logarithm") {
    CHECK(decimal_text_of_log10(-std::numeric_limits<double>::infinity()) == "0");
    CHECK(decimal_text_of_log10(0) == "1");
    CHECK(decimal_text_of_log10(std::log10(384)) == "384");
    CHECK(decimal_text_of_log10(std::log10(9.375)) == "9.375");
    CHECK(decimal_text_of_log10(std::log10(3'628'800)) == "3628800");
    CHECK(decimal_text_of_log10(std::log10(6.67e21)) == "6.670e+21");
    CHECK(decimal_text_of_log10(400.5) == "3.162e+400");
}
