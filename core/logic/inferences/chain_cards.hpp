// Shared by the cards of nice loops and of single chains.
#pragma once

#include "logic/finders.hpp"
#include "logic/inferences/nice_loops.hpp"

namespace rookery {

// Reports the chain as a step; a loop's first node follows from its last.
bool report_chain(const State& state, const InferenceGraph& graph, const NiceLoop& chain, bool is_loop, StepSink& sink);

}  // namespace rookery
