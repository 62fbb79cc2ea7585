// Action: something that a user did to what is drawn, as a value: a command, a text in a field, a cell that the pointer
// came to.
//
// Drawing sees the model `const` and only records actions; they are applied between frames, in their order. So nothing
// of the model changes, moves or goes while it is being drawn, whatever a button does. An action names things (ids,
// cells, places in a table) and never holds on to them: an earlier one of the same frame may have taken them away, and
// one that makes no sense any more does nothing.
#pragma once

#include <cstddef>
#include <string>
#include <variant>
#include <vector>

#include "shell/board/selection.hpp"

namespace rookery::shell {

// A fixed command or one of a family, see command.hpp.
struct RunCommand {
    std::string id;
};
// All that the field holds now, by its id.
struct WriteText {
    std::string field;
    std::string text;
};
// The cursor goes to a cell of what stands in the board's place, by itself or so many rows and columns on.
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
// Why that digit cannot stand there. 0: the next digit that is entered is meant.
struct AskWhy {
    int cell, digit;
};
// A brush came to a cell. What it does with several is one undo step, up to the next that begins.
struct BrushCell {
    int cell;
    bool begins;
    bool clue;  // of the pattern: it is to be one
};
// A row of the table that the mode shows, by its place in the present order.
struct OpenRow {
    std::size_t place;
};
// Of the path, or of the steps available now. -1: none.
struct ShowStep {
    int step;
};
struct ShowAvailable {
    int step;
};
// To the next one of what is gone through with the arrow keys, or back.
struct Walk {
    int by;
};

using Action = std::variant<RunCommand, WriteText, SelectCell, MoveCursor, ChangeSelection, ToggleCandidate, AskWhy,
                            BrushCell, OpenRow, ShowStep, ShowAvailable, Walk>;

}  // namespace rookery::shell
