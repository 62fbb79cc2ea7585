// The keypad for playing by touch: the digits in a square, with as many rows as a box, and tools next to them, column
// by column.
#pragma once

#include <functional>
#include <span>
#include <string_view>

#include "shell/widgets/icons.hpp"
#include "shell/widgets/ui.hpp"
#include "shell/words/text.hpp"

namespace rookery::shell {

struct KeypadTool {
    std::string_view command;
    Icon icon;
    words::Text name;      // below it, as touch has no tooltips
    bool is_main = false;  // the primary action
};

// Draws in the layout's area for it, if there is one; the digits row by row, in as few columns as they fit. `digit_key`
// draws the key of a digit at the next item's position.
void draw_keypad_block(Ui& ui, int rows, int digits, std::span<const KeypadTool> tools,
                       const std::function<void(int digit, float width, float height)>& digit_key);

}  // namespace rookery::shell
