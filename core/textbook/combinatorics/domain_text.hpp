// Domains as text: "{1,2} {1,2} {2,3}", one constraint a line.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "text/scan/lines.hpp"
#include "text/text.hpp"
#include "textbook/combinatorics/domain.hpp"

namespace rookery {

// Reads one or more domains: in each pair of braces values from 0 to 63, in any order, with commas or white space
// between them; between domains as well. "{}" is the empty domain. The problem of a line that is not so has the line's
// number, and the column of what was found.
std::variant<std::vector<Domain>, TextProblem> parse_domains(const reading::Line& line);

std::string text_of_domain(Domain domain);  // "{1,2}"

}  // namespace rookery
