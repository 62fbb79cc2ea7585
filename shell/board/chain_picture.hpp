// What of a step's chains is to be drawn, and how strongly: candidates that are true or false, and the links between
// them. Decided here, without a place or a colour, so that it can be tested.
#pragma once

#include "shell/board/chain_view.hpp"
#include "shell/paint/board_picture.hpp"

namespace rookery::shell {

// More links than these are drawn pale unless something of them is chosen.
inline constexpr int kMaxPlainLinks = 24;

ChainPicture picture_of_chains(const PathStep& root, const ChainView& view);

// The step, or of its chains what the view shows, onto a board. The picture looks into the step.
void add_step(BoardPicture& picture, const PathStep& root, const ChainView& view);

}  // namespace rookery::shell
