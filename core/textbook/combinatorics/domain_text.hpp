// Domains as text: "{1,2} {1,2} {2,3}", one constraint a line.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "text/scan/lines.hpp"
#include "text/text.hpp"
#include "textbook/combinatorics/domain.hpp"

namespace rookery {

// Reads one or more domains: in each pair of braces values from 0 to 63, in any order. Commas or white space separate
// values, and domains as well. "{}" is the empty domain. The problem of an invalid line has its number, and the column
// of what was found.
std::variant<std::vector<Domain>, TextProblem> parse_domains(const reading::Line& line);

std::string text_of_domain(Domain domain);  // "{1,2}"

}  // namespace rookery
