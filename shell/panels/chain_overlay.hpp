// Chains on the board: candidates that are true or false, and arrows between them.
#pragma once

#include "model/chain_picture.hpp"
#include "panels/step_overlay.hpp"

namespace rookery::shell {

// The arrows; before the digits, which stay readable on them. `open` are the candidates that are drawn, `values` the
// digits: arrows bend around both where they can.
void draw_chain_links(const Ui& ui, ImDrawList& draw, const BoardFrame& board, const ChainPicture& chains,
                      const Candidates9& open, const Grid9& values);

// What lies under a candidate's digit; `crossed`: it will have a cross or ring of the conclusion over it. Not marked if
// the chains say nothing about it.
CandidateLook draw_chain_mark(const Ui& ui, ImDrawList& draw, const BoardFrame& board, const ChainPicture& chains,
                              int cell, int digit, bool crossed);

// What lies over the digits: the two ends that contradict each other.
void draw_chain_conflicts(const Ui& ui, ImDrawList& draw, const BoardFrame& board, const ChainPicture& chains);

}  // namespace rookery::shell
