// The inputs and results of a search: plain values, the same for every target.
#pragma once

#include <cstdint>
#include <limits>

#include "board/grid.hpp"
#include "job/function_ref.hpp"
#include "job/stop_token.hpp"

namespace rookery {

inline constexpr std::uint64_t kAllSolutions = std::numeric_limits<std::uint64_t>::max();

inline constexpr std::uint64_t kGuessesBetweenPolls = 256;  // of the stop token; a power of 2

struct SolveLimits {
    std::uint64_t solutions = 2;                                        // stop at this number; >= 1
    std::uint64_t guesses = std::numeric_limits<std::uint64_t>::max();  // give up at this number
    StopToken stop = {};                                                // polled every kGuessesBetweenPolls guesses
};

enum class SolveEnd : std::uint8_t {
    complete,        // every solution was found
    solution_limit,  // there may be more
    guess_limit,
    stopped,
};

struct SolveResult {
    std::uint64_t solutions = 0;
    SolveEnd end = SolveEnd::complete;
    std::uint64_t guesses = 0;
    Grid9 first{};  // the first solution found; all empty if there is none
    bool unique() const { return solutions == 1 && end == SolveEnd::complete; }
};

// Receives each solution; returning false ends the search.
using SolutionVisitor = FunctionRef<bool(const Grid9& solution)>;

}  // namespace rookery
