// The proof where positions decide: not the argument that was found first, but a refutation that a checker can follow.
//
// An argument by positions is about some cells without a clue, for any digits in the others. So it covers every
// pattern without clues there, including the largest: clues in all other cells. REFUTE is asked
// about that one, without being told anything that follows from positions. What more clues cannot do, fewer cannot: a
// clue more never keeps a strategy from anything.
#pragma once

#include <cstdint>
#include <string>

#include "exact/position_reasons.hpp"
#include "job/progress_callback.hpp"
#include "sat/sat_solver.hpp"

namespace rookery {

// Empty: the proof is complete. Otherwise why it is not: the conflicts were spent, or it was stopped.
template <int N>
std::string prove_by_positions(CellSet pattern, StrategySet strategies, const PositionReason& reason,
                               std::uint64_t conflicts, const ProgressCallback& progress, ProofSink& proof);

}  // namespace rookery
