// Action: a user's action on the drawn page, as a value, such as a command, a text in a field, or a cell under the
// pointer.
//
// Drawing sees the model as `const` and only records actions; they are applied in order between frames. So the model
// never changes during drawing, whatever a button does. An action identifies its target by value (ids, cells, rows of a
// table) and holds no reference: an earlier action of the same frame may have removed the target. An action whose
// target is gone does nothing.
#pragma once

#include <cstddef>
#include <string>
#include <variant>
#include <vector>

#include "shell/board/selection.hpp"

namespace rookery::shell {

// A fixed command or one of a family; see command.hpp.
struct RunCommand {
    std::string id;
};
// The whole new content of the field with that id.
struct WriteText {
    std::string field;
    std::string text;
};
// Moves the cursor to a cell, or by so many rows and columns, in what is drawn in the board's place.
struct SelectCell {
    int cell;
};
struct MoveCursor {
    int rows, columns;
};
struct ChangeSelection {
    Selection selection;
};
struct ToggleCandidate {
    int cell, digit;
};
// Why that digit cannot go there. 0: the next digit entered is the one in question.
struct AskWhy {
    int cell, digit;
};
// A brush reached a cell. One stroke over several cells is one undo step, until the next stroke begins.
struct BrushCell {
    int cell;
    bool begins;
    bool clue;  // of the pattern: whether it becomes one
};
// A row of the table that the mode shows, by its position in the current order.
struct OpenRow {
    std::size_t place;
};
// A step of the path, or of the available steps. -1: none.
struct ShowStep {
    int step;
};
struct ShowAvailable {
    int step;
};
// Moves to the next or previous entry of the list that the arrow keys walk.
struct Walk {
    int by;
};

using Action = std::variant<RunCommand, WriteText, SelectCell, MoveCursor, ChangeSelection, ToggleCandidate, AskWhy,
                            BrushCell, OpenRow, ShowStep, ShowAvailable, Walk>;

}  // namespace rookery::shell
