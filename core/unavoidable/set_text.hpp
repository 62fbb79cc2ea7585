// Reading and writing lists of unavoidable sets as text.
//
// A set is a line of 81 characters: the grid's digit in the cells of the set, a dot elsewhere. The rest of the line is
// ignored, so the rows that the verb `unavoidable` writes are valid input.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "job/stop_token.hpp"
#include "text/text.hpp"
#include "unavoidable/unavoidable.hpp"

namespace rookery {

struct SetListText {
    UnavoidableList sets;               // minimal and sorted
    std::vector<TextProblem> problems;  // at most kMaxSetProblems; one more then counts the rest
    bool stopped = false;
};
inline constexpr std::size_t kMaxSetProblems = 1000;

// Reads sets, one per line; any character but '.' and '0' marks a cell of the set. Skips blank lines, comments and a
// row of column names. Replaces a set that is not minimal by a minimal one within it. A set that is not unavoidable in
// the grid is a problem.
SetListText read_sets(std::string_view text, const KnownGrid& grid, StopToken stop = {});

std::string set_line(const Grid9& grid, const CellSet& cells);  // the 81 characters
std::string digit_names(DigitSet digits);                       // "1479"
std::string house_names(std::uint32_t houses);                  // "r14 c2578 b1346": rows, columns, boxes

}  // namespace rookery
