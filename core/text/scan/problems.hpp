// Problems at a place of a line.
#pragma once

#include <string>

#include "text/scan/lines.hpp"
#include "text/text.hpp"

namespace rookery::reading {

// A problem at the character that starts at `at`, which must point into the line or to its end.
TextProblem problem_at(const Line& line, const char* at, std::string sentence);
// A problem at the first visible character of the line.
TextProblem problem_at_start(const Line& line, std::string sentence);
// A problem after the last visible character of the line.
TextProblem problem_at_end(const Line& line, std::string sentence);

}  // namespace rookery::reading
