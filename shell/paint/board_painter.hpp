// The painter of boards. Whatever shows a board with its marks asks it: the page in modes Play and List, and pictures
// of the board. What else stands in the board's place shares its ground and its lines.
#pragma once

#include "shell/paint/board_frame.hpp"
#include "shell/paint/board_picture.hpp"
#include "shell/paint/theme.hpp"

namespace rookery::shell {

// Everything that the picture holds, in the order in which it covers each other.
void paint_board(Canvas& canvas, const Theme& theme, const BoardFrame& frame, const BoardPicture& picture);

// Of any board: what lies under its cells, and over their grounds its lines and the numbers of its rows and columns.
void paint_ground(Canvas& canvas, const Theme& theme, const BoardFrame& frame);
void paint_lines(Canvas& canvas, const Theme& theme, const BoardFrame& frame);
// A cell's flag that says that its digit stands twice in a house; and the stroke through a wrong one.
void paint_conflict_flag(Canvas& canvas, const Theme& theme, const BoardFrame& frame, int cell);
void paint_wrong_stroke(Canvas& canvas, const Theme& theme, const BoardFrame& frame, int cell);
// The bars of a colour (from 1) within a square: on the board, and on the colour's key.
void paint_bars(Canvas& canvas, const Theme& theme, Point at, float side, int colour);

}  // namespace rookery::shell
