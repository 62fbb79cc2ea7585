// What goes into a search and what comes out: plain values, the same for every target.
#pragma once

#include <atomic>
#include <cstdint>
#include <limits>

#include "board/grid.hpp"

namespace rookery {

struct SolveLimits {
    std::uint64_t solutions = 2;                                        // stop when so many are found; >= 1
    std::uint64_t guesses = std::numeric_limits<std::uint64_t>::max();  // give up after so many
    const std::atomic<bool>* stop = nullptr;                            // polled now and then
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

using SolutionVisitor = bool (*)(void* context, const Grid9& solution);

}  // namespace rookery
