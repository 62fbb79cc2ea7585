// Chains as highlights: what searches found, in the form that a step shows.
#pragma once

#include "logic/chains/chain_graph.hpp"
#include "logic/chains/single_chains.hpp"
#include "logic/step.hpp"

namespace rookery {

// Candidate `id` is true (placed) or false (eliminated).
void add_conclusion(Step& step, const ChainGraph& graph, CandidateId id, bool on);
// The conclusion of a single chain or loop.
void add_conclusion(Step& step, const ChainGraph& graph, const SingleChain& chain);
// Its highlights.
void add_highlights(Step& step, const ChainGraph& graph, const SingleChain& chain);

// Why `y` is false when `x` is true: the cell or the first common house.
ChainReason weak_reason(CellDigit x, CellDigit y);

CellDigit place_of(const ChainGraph& graph, CandidateId id);

}  // namespace rookery
