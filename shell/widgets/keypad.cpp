#include "shell/widgets/keypad.hpp"

#include <cmath>

#include "shell/widgets/widgets.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {

void draw_keypad_block(Ui& ui, int rows, int digits, std::span<const KeypadTool> tools,
                       const std::function<void(int digit, float width, float height)>& digit_key) {
    const Rect& place = ui.layout.keypad;
    if (place.is_empty()) return;
    const SpokenPart part(ui, Role::part, "part-keypad", words::kKeypad);
    const int count = static_cast<int>(tools.size());
    const int digit_columns = (digits + rows - 1) / rows;
    const int columns = digit_columns + (count + rows - 1) / rows;
    const float width =
        std::floor((place.width - static_cast<float>(columns - 1) * kKeypadGap) / static_cast<float>(columns));
    const auto go = [&](int column, int row) {
        ImGui::SetCursorScreenPos({place.x + static_cast<float>(column) * (width + kKeypadGap),
                                   place.y + static_cast<float>(row) * (ui.layout.key + kKeypadGap)});
    };
    for (int key = 0; key < digits; ++key) {
        go(key % digit_columns, key / digit_columns);
        digit_key(key + 1, width, ui.layout.key);
    }
    for (int i = 0; i < count; ++i) {
        go(digit_columns + i / rows, i % rows);
        const KeypadTool& tool = tools[static_cast<std::size_t>(i)];
        icon_button(ui, tool.command, tool.icon,
                    {.look = tool.is_main ? ButtonLook::primary : ButtonLook::key,
                     .width = width,
                     .height = ui.layout.key,
                     .tile = true},
                    tool.name);
    }
}

}  // namespace rookery::shell
