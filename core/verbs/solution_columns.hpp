// Counting the solutions of a puzzle of any size, and the columns that show them.
#pragma once

#include <cstdint>
#include <string>

#include "text/text.hpp"
#include "verbs/row.hpp"
#include "work/work.hpp"

namespace rookery {

struct Solutions {
    std::uint64_t count = 0;
    bool at_limit = false;  // there may be more
    bool stopped = false;   // the stop token fired: nothing else here counts
    std::string first;      // the first solution found, as a line; empty if there is none
    bool unique() const { return count == 1 && !at_limit; }
};

Solutions count_solutions(const ParsedPuzzle& puzzle, std::uint64_t limit, Variant variant, StopToken stop);

// "solutions": the number, with a "+" if there may be more. In JSON the number, and the key "complete".
void add_solution_count(Row& row, std::uint64_t count, bool at_limit);
void add_solution_count(Row& row, const Solutions& found);
// The first solution, or "-".
void add_solution(Row& row, std::string_view column, const Solutions& found);

}  // namespace rookery
