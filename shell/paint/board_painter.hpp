// The painter of boards, for everything that shows a board with its marks: the page in modes Play and List, and
// pictures of the board. Other drawings in the board's place share its background and its lines.
#pragma once

#include "shell/paint/board_frame.hpp"
#include "shell/paint/board_picture.hpp"
#include "shell/paint/theme.hpp"

namespace rookery::shell {

// Paints everything in the picture, from the bottom up.
void paint_board(Canvas& canvas, const Theme& theme, const BoardFrame& frame, const BoardPicture& picture);

// For any board: the background below its cells; and above the cells' own backgrounds its lines and coordinates.
void paint_ground(Canvas& canvas, const Theme& theme, const BoardFrame& frame);
void paint_lines(Canvas& canvas, const Theme& theme, const BoardFrame& frame);
// The dashes of a diagonal puzzle, which do not look like a selection.
void paint_diagonals(Canvas& canvas, const Theme& theme, const BoardFrame& frame);
bool is_on_diagonal(int cell, int side);
// Marks a digit that occurs twice in a house; and strikes out a wrong one.
void paint_conflict_flag(Canvas& canvas, const Theme& theme, const BoardFrame& frame, int cell);
void paint_wrong_stroke(Canvas& canvas, const Theme& theme, const BoardFrame& frame, int cell);
// The bars of a colour (from 1) within a cell or a stripe of it, and on the colour's key.
void paint_bars(Canvas& canvas, const Theme& theme, const Box& box, int colour);

}  // namespace rookery::shell
