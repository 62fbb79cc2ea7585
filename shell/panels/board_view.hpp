// The board: cells, digits, candidates, selection, conflicts, the picture of a step; and what stands in its place: the
// pattern editor, the grid whose puzzles are enumerated, and the laboratory's puzzle.
#pragma once

#include "board/geometry.hpp"
#include "panels/ui.hpp"

namespace rookery::shell {

inline constexpr float kDiscRadius = 0.142F;  // of a cell: the disc behind a candidate

// Where the cells of the drawn board are.
struct BoardFrame {
    float x = 0, y = 0;  // top left corner of r1c1
    float cell = 0;
    float side() const { return 9 * cell; }
    ImVec2 corner(int cell_index) const {
        return {x + static_cast<float>(Geometry9::column_of(cell_index)) * cell,
                y + static_cast<float>(Geometry9::row_of(cell_index)) * cell};
    }
    ImVec2 centre(int cell_index) const {
        const ImVec2 at = corner(cell_index);
        return {at.x + cell / 2, at.y + cell / 2};
    }
    ImVec2 candidate(int cell_index, int digit) const;  // centre of a candidate's place
};

void draw_board(Ui& ui);    // play and list
void draw_pattern(Ui& ui);  // generate
void draw_grid(Ui& ui);     // enumerate
void draw_lab_board(Ui& ui);
// The digits of the laboratory's board of so many columns, in the place of the board.
float lab_digit_size(const Layout& layout, int side);

// What the view "Exact" shows of its answer on the pattern: the cells that are the reason, and the digits.
void draw_exact_marks(const Ui& ui, ImDrawList& draw, const BoardFrame& board);
void draw_exact_digits(const Ui& ui, ImDrawList& draw, const BoardFrame& board);

// Shared by all.
BoardFrame frame_of(const Layout& layout);
void draw_board_lines(const Ui& ui, ImDrawList& draw, const BoardFrame& board);
void draw_coordinates(const Ui& ui, ImDrawList& draw, const BoardFrame& board);
// Makes the cells buttons, and says which one has just been pressed, or -1.
int pressed_cell(const BoardFrame& board);
// A brush: a stroke begins where a cell was pressed, and each cell that the pointer comes to is given once; else -1.
int brushed_cell(Ui& ui, const BoardFrame& board, int pressed);
// A digit, its ink centred on a point.
void draw_digit(ImDrawList& draw, ImFont* font, float size, ImVec2 centre, ImU32 colour, int digit);

}  // namespace rookery::shell
