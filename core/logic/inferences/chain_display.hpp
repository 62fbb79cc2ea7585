// Chains over candidates and groups, in the form that a step shows.
#pragma once

#include <vector>

#include "logic/finders.hpp"
#include "logic/inferences/inference_graph.hpp"
#include "logic/inferences/nice_loops.hpp"
#include "logic/step.hpp"

namespace rookery {

ChainNode shown_node(const InferenceGraph& graph, Literal literal);
// The cell or the house of a link. A strong link is in the house that has no other place.
ChainReason link_reason(const State& state, const InferenceNode& from, const InferenceNode& to, bool on);
// A path of literals, starting with the premise.
Chain shown_path(const State& state, const InferenceGraph& graph, const std::vector<Literal>& path);

// Reports the chain as a step; a loop's first node follows from its last.
bool report_chain(const State& state, const InferenceGraph& graph, const NiceLoop& chain, bool is_loop, StepSink& sink);

}  // namespace rookery
