// Chains over candidates and groups, in the form that a step shows.
#pragma once

#include <vector>

#include "logic/inferences/inference_graph.hpp"
#include "logic/step.hpp"

namespace rookery {

// A path of literals, from the premise on.
Chain shown_path(const State& state, const InferenceGraph& graph, const std::vector<Literal>& path);

}  // namespace rookery
