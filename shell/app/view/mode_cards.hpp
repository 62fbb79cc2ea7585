// The modes as the page shows them: for each, the command that opens it and the functions that draw it.
#pragma once

#include <array>
#include <string_view>

#include "shell/app/view/panels.hpp"
#include "shell/widgets/icons.hpp"

namespace rookery::shell {

struct ModeCard {
    Mode mode;
    std::string_view command;  // that opens it: "mode-play"; its panel's window is "panel-play"
    words::Text name;
    Icon icon;
    void (*draw_board)(AppUi&);  // draws in the board's place
    void (*draw_panel)(AppUi&);
    void (*draw_keypad)(AppUi&) = nullptr;  // null: it has none

    std::string_view id() const { return command.substr(std::string_view("mode-").size()); }
};

const std::array<ModeCard, kModeCount>& mode_cards();  // in the order of Mode
const ModeCard& card_of(Mode mode);

}  // namespace rookery::shell
