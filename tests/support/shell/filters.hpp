// List filters, parsed from a line.
#pragma once

#include <doctest/doctest.h>

#include <string_view>
#include <variant>

#include "shell/table/filter.hpp"

namespace rookery::shell {

// The line must be valid.
inline Filter filter_of(std::string_view line) {
    auto filter = read_filter(line);
    CAPTURE(line);
    REQUIRE(std::holds_alternative<Filter>(filter));
    return std::get<Filter>(filter);
}

}  // namespace rookery::shell
