// The picture of a step on the board. Every meaning has a colour and a shape: see design of marks in step_overlay.cpp.
#pragma once

#include "model/chain_picture.hpp"
#include "panels/board_view.hpp"

namespace rookery::shell {

// How much of its cell a house's wash covers the surface: mixed into the cell's background before digits are drawn.
ImU32 with_house_wash(const Ui& ui, ImU32 background, int cell, const std::vector<int>& houses);
void draw_house_edges(const Ui& ui, ImDrawList& draw, const BoardFrame& board, const std::vector<int>& houses);

// How a candidate is drawn when the step says something about it.
struct CandidateLook {
    ImU32 ink = 0;
    bool marked = false;
};
// Draws what lies under the candidate's digit and says in which colour to draw it.
CandidateLook draw_mark_under(const Ui& ui, ImDrawList& draw, const BoardFrame& board, const PathStep& step,
                              const ChainPicture& chains, int cell, int digit);
// Rings and crosses over the digits.
void draw_marks_over(const Ui& ui, ImDrawList& draw, const BoardFrame& board, const PathStep& step,
                     const ChainPicture& chains);

}  // namespace rookery::shell
