// A whip or a braid in the form that a step shows.
//
//   Z on ─► candidates of V1 off, L1 the first ─► R1 on ─► candidates of V2 off ─► R2 on ─► ...
//
// Each Rk is on because the other candidates of Vk are off, Lk the first of these parents; each of those is off because
// it is linked to Z or to an earlier R. Of the last variable all is off, Ln too, which would have to be on: it is both,
// and the two are the ends.
#pragma once

#include "logic/step.hpp"
#include "logic/trial/linked_chain.hpp"

namespace rookery {

Chain shown_chain(const trial::TrialBoard& board, const trial::LinkedChain& chain);

}  // namespace rookery
