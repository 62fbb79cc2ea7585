// What all boards share: the puzzle's, the pattern editor, the grid whose puzzles are enumerated, the laboratory's.
#pragma once

#include <functional>
#include <string>

#include "shell/paint/board_frame.hpp"
#include "shell/widgets/ui.hpp"

namespace rookery::shell {

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
// Makes the cells buttons; `said` tells what a cell says. Where the document's focus comes to, there goes the cursor.
PressedCell pressed_cell(Ui& ui, const BoardFrame& board, int cursor, const std::function<SpokenCell(int)>& said);
// A brush: a stroke begins where a cell was pressed, and each cell that the pointer comes to is given once; else -1.
int brushed_cell(Ui& ui, const BoardFrame& board, int pressed);

}  // namespace rookery::shell
