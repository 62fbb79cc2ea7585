// Counting the solutions of a puzzle of any size, and the columns that show them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "job/job.hpp"
#include "text/text.hpp"
#include "verbs/declare/column.hpp"

namespace rookery {

// The number found. Shown with a "+" if there may be more; in JSON only the number.
struct SolutionCount {
    std::uint64_t number = 0;
    bool complete = true;
};
NumberValue put(RowWriter& row, const SolutionCount& count);

struct Solutions {
    SolutionCount count;
    bool stopped = false;              // the stop token fired: there may be more
    std::optional<std::string> first;  // the first solution found, as a line
    bool unique() const { return count.number == 1 && count.complete; }
};

Solutions count_solutions(const ParsedPuzzle& puzzle, std::uint64_t limit, Variant variant, StopToken stop);

// The column "solutions", and the key "complete". `kCount`: the path to a SolutionCount.
template <auto... kCount>
constexpr std::array kSolutionCountColumns{
    column<kCount...>("solutions").means("number of solutions found"),
    only_json<kCount..., &SolutionCount::complete>("complete").means("false: there may be more")};

}  // namespace rookery
