// What the cards of nice loops and of single chains share.
#pragma once

#include "logic/finders.hpp"
#include "logic/inferences/nice_loops.hpp"

namespace rookery {

// Reports a step of the chain; a loop's first node follows from its last.
bool report_chain(const State& state, const InferenceGraph& graph, const NiceLoop& chain, bool is_loop, StepSink& sink);

}  // namespace rookery
