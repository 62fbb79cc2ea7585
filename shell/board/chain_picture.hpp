// Which of a step's chains to draw, and how prominently: candidates that are true or false, and the links between them.
// Decided here, without positions and colours, so that it can be tested.
#pragma once

#include "shell/board/chain_view.hpp"
#include "shell/paint/board_picture.hpp"

namespace rookery::shell {

// More links than this are drawn pale unless some of them are selected.
inline constexpr int kMaxPlainLinks = 24;

ChainPicture picture_of_chains(const StepRecord& root, const ChainView& view);

// Adds the step, or the part of its chains that the view shows, to a board's picture. The picture refers to the step.
void add_step(BoardPicture& picture, const StepRecord& root, const ChainView& view);

}  // namespace rookery::shell
