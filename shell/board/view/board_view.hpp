// The board of modes Play and List; what stands in its place: the pattern editor, the grid whose puzzles are
// enumerated, and the laboratory's puzzle; and what all of them share.
#pragma once

#include <string>
#include <vector>

#include "shell/paint/board_frame.hpp"
#include "shell/widgets/imgui_canvas.hpp"
#include "shell/widgets/ui.hpp"

namespace rookery::shell {

void draw_board(Ui& ui);    // play and list
void draw_pattern(Ui& ui);  // generate
void draw_grid(Ui& ui);     // enumerate
void draw_lab_board(Ui& ui);
// The digits of the laboratory's board of so many columns, in the place of the board.
float lab_digit_size(const Layout& layout, int side);

// What the view "Exact" shows of its answer on the pattern: the cells that are the reason, and the digits.
void draw_exact_marks(const Ui& ui, Canvas& canvas, const BoardFrame& board);
void draw_exact_digits(const Ui& ui, Canvas& canvas, const BoardFrame& board);

// Shared by all.
BoardFrame frame_of(const Ui& ui);
// What a cell says of itself.
struct SpokenCell {
    std::string name, value;
    bool on = false;  // selected
};
// Which cell has just been pressed, by the pointer or in the document; -1: none.
struct PressedCell {
    int by_pointer = -1;
    int in_document = -1;
    int any() const { return by_pointer >= 0 ? by_pointer : in_document; }
};
// Makes the cells buttons. Where the document's focus comes to, there goes the cursor.
PressedCell pressed_cell(Ui& ui, const BoardFrame& board, int cursor, const std::vector<SpokenCell>& cells);
// A brush: a stroke begins where a cell was pressed, and each cell that the pointer comes to is given once; else -1.
int brushed_cell(Ui& ui, const BoardFrame& board, int pressed);

}  // namespace rookery::shell
