// Whips and braids as steps: shared by the cards of the folder (whips_and_braids.cpp).
//
//   variables.hpp        the 324 CSP variables, candidates, links, segments: definitions of the terms
//   trial_board.hpp      a board as the masks of its variables; propagation.hpp: the consequences of a placement
//   assumptions.hpp      T&E(1), and how far each assumption is from a contradiction: for 128 of them at once
//   braids.hpp           whether there is a braid of some length; whips.hpp: a whip
//   linked_chain.hpp     the braid or whip itself; whips_and_braids.cpp: as a chain of a step, and in words
//   target_search.hpp    the candidates that whips, or braids, of a length eliminate
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
