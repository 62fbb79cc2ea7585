// Chains as highlights: converts what the searches found to the form that a step shows.
#pragma once

#include "logic/chains/chain_graph.hpp"
#include "logic/chains/single_chains.hpp"
#include "logic/step.hpp"

namespace rookery {

// Adds the conclusion that candidate `id` is true (placed) or false (eliminated).
void add_conclusion(Step& step, const ChainGraph& graph, CandidateId id, bool on);
void add_conclusion(Step& step, const ChainGraph& graph, const SingleChain& chain);
void add_highlights(Step& step, const ChainGraph& graph, const SingleChain& chain);

// Why `y` is false when `x` is true: the cell or the first common house.
ChainReason weak_reason(CellDigit x, CellDigit y);

CellDigit place_of(const ChainGraph& graph, CandidateId id);

}  // namespace rookery
