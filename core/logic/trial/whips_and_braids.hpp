// Whips and braids as steps: what the cards of the folder share (whips_and_braids.cpp).
//
//   variables.hpp        the 324 CSP variables, candidates, links, segments: what the terms mean
//   trial_board.hpp      a board as the masks of its variables; propagation.hpp: what follows from placing a candidate
//   assumptions.hpp      T&E(1), and how far each assumption is from a contradiction: for 128 of them at once
//   braids.hpp           whether there is a braid of some length; whips.hpp: a whip
//   linked_chain.hpp     the braid or whip itself; chain_nodes.hpp: as a chain of a step; chain_notation.hpp: in words
//   target_search.hpp    what whips, or braids, of a length eliminate
#pragma once

#include "logic/trial/target_search.hpp"

namespace rookery {

// The searches of a workspace (2 MB).
struct TrialMemory {
    trial::TargetSearch<trial::Whips<false>> whips;
    trial::TargetSearch<trial::Whips<true>> g_whips;
    trial::TargetSearch<trial::Braids<false>> braids;
    trial::TargetSearch<trial::Braids<true>> g_braids;
};

}  // namespace rookery
