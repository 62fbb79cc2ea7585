// The keypad of boards that are played with fingers: the digits in a square, as many rows as a box has, and beside them
// tools, column by column.
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
    words::Text name;      // below it: fingers cannot ask an icon what it does
    bool is_main = false;  // the one that is wanted most
};

// In the layout's place for it, if there is one. `digit_key` draws the key of a digit where the next item goes.
void draw_keypad_block(Ui& ui, int rows, std::span<const KeypadTool> tools,
                       const std::function<void(int digit, float width, float height)>& digit_key);

}  // namespace rookery::shell
