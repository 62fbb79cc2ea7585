// What the user's hand put on the board besides digits: candidates, corner and centre marks, colours, the selection;
// and the answer to "why not".
#pragma once

#include "panels/board_picture.hpp"
#include "panels/board_view.hpp"

namespace rookery::shell {

// On the ground, under the board's lines.
void draw_paint_bars(const Ui& ui, ImDrawList& draw, const BoardFrame& board, const BoardPicture& picture);
// The bars of a colour (from 1) within a square: on the board, and on the colour's key.
void draw_bars(const Theme& theme, ImDrawList& draw, ImVec2 at, float side, int colour);

// Everything in a cell without a digit.
void draw_candidates(const Ui& ui, ImDrawList& draw, const BoardFrame& board, const BoardPicture& picture, int cell);
// A ring around the selected cells together, and one in the cell under the cursor.
void draw_selection(const Ui& ui, ImDrawList& draw, const BoardFrame& board);
// A diamond in the upper right corner of cells in which the solutions differ.
void draw_differing(const Ui& ui, ImDrawList& draw, const BoardFrame& board, const CellSet& cells);
void draw_conflict_flags(const Ui& ui, ImDrawList& draw, const BoardFrame& board, const CellSet& conflicts);
// The digit asked about, crossed out, and the peer that holds it.
void draw_why(const Ui& ui, ImDrawList& draw, const BoardFrame& board, const BoardPicture& picture);

}  // namespace rookery::shell
