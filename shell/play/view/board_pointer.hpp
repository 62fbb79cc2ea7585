#include "shell/play/view/play_parts.hpp"
#include "shell/widgets/board_area.hpp"
// What mouse and finger do on the board.
//
//   press             selects a cell; drawn on over others it selects them too
//   with Ctrl, Shift  adds cells to the selection, or takes out those that a stroke begins on
//   press twice       selects all cells with the same digit, or colour
//   right button      takes a shown candidate away; where none is, asks why not
//   long press        of a finger: asks why not
#pragma once

namespace rookery::shell {

void follow_pointer(PlayUi& ui, const BoardFrame& board, const PressedCell& pressed);

}  // namespace rookery::shell
