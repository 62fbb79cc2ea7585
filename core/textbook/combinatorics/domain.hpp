// Domain: the values that a variable may have. Values are 0..63, so a domain is one word. So is a set of variables, as
// a constraint has at most 64.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "text/scan/lines.hpp"
#include "text/text.hpp"

namespace rookery {

using Domain = std::uint64_t;       // bit v: the value v
using VariableSet = std::uint64_t;  // bit x: the variable x
inline constexpr int kDomainValues = 64;
inline constexpr std::size_t kMaxVariables = 64;

constexpr std::uint64_t bit_of(int number) {
    return std::uint64_t{1} << number;
}
constexpr bool is_single(Domain domain) {
    return std::has_single_bit(domain);
}
// For a set that is not empty.
constexpr int least_of(std::uint64_t set) {
    return std::countr_zero(set);
}
constexpr int greatest_of(std::uint64_t set) {
    return 63 - std::countl_zero(set);
}
// All from `low` to `high`, where 0 <= low <= high <= 63.
constexpr std::uint64_t interval_of(int low, int high) {
    return ~std::uint64_t{0} >> (63 - (high - low)) << low;
}
// To loop over a set: for (std::uint64_t rest = set; rest != 0; rest = without_least(rest)) least_of(rest)
constexpr std::uint64_t without_least(std::uint64_t set) {
    return set & (set - 1);
}

// Domains as text: "{1,2} {1,2} {2,3}", one constraint a line.

// Reads one or more domains: in each pair of braces values from 0 to 63, in any order. Commas or white space separate
// values, and domains as well. "{}" is the empty domain. The problem of an invalid line has its number, and the column
// of what was found.
std::variant<std::vector<Domain>, TextProblem> parse_domains(const reading::Line& line);

std::string text_of_domain(Domain domain);  // "{1,2}"

}  // namespace rookery
