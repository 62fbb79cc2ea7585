// Input shared by all boards: the puzzle's, the pattern editor, the enumerated grid, the Lab's.
#pragma once

#include <functional>
#include <string>

#include "shell/paint/board_frame.hpp"
#include "shell/widgets/ui.hpp"

namespace rookery::shell {

BoardFrame frame_of(const Ui& ui);
// Of a board with `side` rows in the board's place, centred, as cells have whole pixels; and the type sizes of its
// digits and marks.
BoardFrame frame_of(const Ui& ui, int side);
float digit_size(const Layout& layout, int side);
float mark_size(const Layout& layout, int side);
// A cell's spoken description.
struct SpokenCell {
    std::string name, value;
    bool on = false;  // selected
};
// The cell that was just pressed, by the pointer or in the document; -1: none.
struct PressedCell {
    int by_pointer = -1;
    int in_document = -1;
    int any() const { return by_pointer >= 0 ? by_pointer : in_document; }
};
// Makes the cells buttons; `said` describes a cell. The cursor follows the document's focus.
PressedCell pressed_cell(Ui& ui, const BoardFrame& board, int cursor, const std::function<SpokenCell(int)>& said);
// A brush: a stroke begins at the pressed cell, and each cell that the pointer reaches is returned once; else -1.
int brushed_cell(Ui& ui, const BoardFrame& board, int pressed);

}  // namespace rookery::shell
