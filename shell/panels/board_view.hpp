// The board: cells, digits, candidates, selection, conflicts, the picture of a step; and the pattern editor in its
// place.
#pragma once

#include "panels/ui.hpp"

namespace rookery::shell {

// Where the cells of the drawn board are.
struct BoardFrame {
    float x = 0, y = 0;  // top left corner of r1c1
    float cell = 0;
    float side() const { return 9 * cell; }
    ImVec2 corner(int cell_index) const {
        return {x + static_cast<float>(cell_index % 9) * cell, y + static_cast<float>(cell_index / 9) * cell};
    }
    ImVec2 centre(int cell_index) const {
        const ImVec2 at = corner(cell_index);
        return {at.x + cell / 2, at.y + cell / 2};
    }
    ImVec2 candidate(int cell_index, int digit) const;  // centre of a candidate's place
};

void draw_board(Ui& ui);    // play and list
void draw_pattern(Ui& ui);  // generate

// Shared by both.
BoardFrame frame_of(const Layout& layout);
void draw_board_lines(const Ui& ui, ImDrawList& draw, const BoardFrame& board);
void draw_coordinates(const Ui& ui, ImDrawList& draw, const BoardFrame& board);
// A digit, its ink centred on a point.
void draw_digit(ImDrawList& draw, ImFont* font, float size, ImVec2 centre, ImU32 colour, int digit);

}  // namespace rookery::shell
