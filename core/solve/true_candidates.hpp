// True candidates: how many solutions of a board contain each of its candidates.
//
// A setter who adds clues one by one wants to know for every candidate whether any solution contains it (count 0:
// none), and whether it would make the puzzle unique (count 1).
//
// Method: count the solutions of the whole board first; if they are few, nothing more is needed. Otherwise assume each
// candidate with an open count, and count its solutions up to the cap. Every solution counts for all of its 81
// candidates, so most need no count of their own; and the search prefers candidates that are still open. On boards of
// 15 clues with a cap of 1000 this visits about 35,000 solutions; counting each candidate separately visits 350,000.
// (Without preferring open candidates it is 400,000; without counting for all candidates, 85,000.)
#pragma once

#include <array>
#include <cstdint>

#include "board/grid.hpp"
#include "job/stop_token.hpp"

namespace rookery {

inline constexpr int kMaxCandidateCap = 60'000;

struct CandidateCounts {
    std::array<std::array<std::uint16_t, 9>, 81> of{};  // [cell][digit - 1], up to the cap
    std::uint64_t solutions = 0;                        // of the board, up to the cap
    bool stopped = false;                               // if so, the counts are lower bounds
};

// `cap`: 1 to kMaxCandidateCap. Contradictory digits leave no solution.
CandidateCounts count_candidates(const Grid9& board, int cap, StopToken stop = {});
CandidateCounts count_candidates(const Candidates9& board, int cap, StopToken stop = {});

}  // namespace rookery
