// True candidates: how many solutions of a board hold each of its candidates.
//
// A setter who adds clues one by one asks of every candidate whether a solution is left that holds it (count 0: none),
// and whether it would make the puzzle unique (count 1).
//
// Method. The solutions of the whole board are counted first; where they are few, that is all. Else each candidate
// whose count is still open is assumed, and its solutions are counted up to the cap. Every solution counts for all of
// its 81 candidates, so that most need no count of their own; and the search is asked to go where candidates are open.
// On boards of 15 clues and a cap of 1000 some 35,000 solutions are met that way, where a count of each candidate by
// itself meets 350,000. (Without the open candidates first it is 400,000, without counting for all of them 85,000.)
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
    bool stopped = false;                               // then the counts are the least that there are
};

// `cap`: from 1 to kMaxCandidateCap. Digits that contradict each other leave no solution.
CandidateCounts count_candidates(const Grid9& board, int cap, StopToken stop = {});
CandidateCounts count_candidates(const Candidates9& board, int cap, StopToken stop = {});

}  // namespace rookery
