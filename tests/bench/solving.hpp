// The measured work: parsing the characters of puzzles, and solving them.
#pragma once

#include <cstddef>
#include <cstdint>

#include "bench/lists.hpp"
#include "solve/solve.hpp"

namespace rookery::bench {

// The options of a solver call.
struct Way {
    SolveLimits limits;
    bool batch = false;  // all puzzles of a part in one call
};

// The most puzzles in a part: a millisecond of the hardest ones.
inline constexpr std::size_t kMaxInPart = 32;

// Solves the puzzles first..last - 1 of the list, at most kMaxInPart. `results`, unless null, has room for the results
// of the whole list, and receives theirs.
void solve_part(const List& list, std::size_t first, std::size_t last, const Way& way, SolveResult* results);

}  // namespace rookery::bench
