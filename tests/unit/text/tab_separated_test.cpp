#include "text/tab_separated.hpp"

#include <doctest/doctest.h>

using rookery::fields_of;
using Fields = std::vector<std::string>;

TEST_CASE("a row has one more field than tabs, including empty ones") {
    CHECK(fields_of("53..7\t30\tyes") == Fields{"53..7", "30", "yes"});
    CHECK(fields_of("alone") == Fields{"alone"});
    CHECK(fields_of("\t two words \t") == Fields{"", " two words ", ""});
    CHECK(fields_of("") == Fields{""});
}
