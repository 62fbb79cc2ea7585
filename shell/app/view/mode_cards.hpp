// The modes as the page shows them, a card each: what leads there, and what draws it.
#pragma once

#include <array>
#include <string_view>

#include "shell/app/view/panels.hpp"
#include "shell/widgets/icons.hpp"

namespace rookery::shell {

struct ModeCard {
    Mode mode;
    std::string_view id;  // "play"; its command is "mode-play", its panel's window "panel-play"
    words::Text name;
    Icon icon;
    void (*draw_board)(AppUi&);  // what stands in the board's place
    void (*draw_panel)(AppUi&);
    void (*draw_keypad)(AppUi&) = nullptr;  // null: it has none

    std::string command() const { return "mode-" + std::string(id); }
};

const std::array<ModeCard, kModeCount>& mode_cards();  // in the order of the tabs, which is that of Mode
const ModeCard& card_of(Mode mode);

}  // namespace rookery::shell
