// The proof where positions decide: not the argument that was found first, but a refutation that a checker can verify.
//
// An argument by positions is about some cells without a clue, for any digits in the others. So it covers every pattern
// without clues there, including the largest: clues in all other cells. REFUTE decides that one, without stating any
// consequences of the positions. If more clues fail, fewer fail too: an additional clue never prevents a strategy from
// applying.
#pragma once

#include <cstdint>
#include <string>

#include "exact/position_reasons.hpp"
#include "job/progress_callback.hpp"
#include "sat/sat_solver.hpp"

namespace rookery {

// Empty: the proof is complete. Otherwise why not: the conflicts ran out, or it was stopped.
template <int N>
std::string prove_by_positions(CellSet pattern, StrategySet strategies, const PositionReason& reason,
                               std::uint64_t conflicts, const ProgressCallback& progress, ProofSink& proof);

}  // namespace rookery
