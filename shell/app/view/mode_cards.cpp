#include "shell/app/view/mode_cards.hpp"

#include "shell/app/view/panels.hpp"
#include "shell/board/view/board_view.hpp"
#include "shell/words/strings.hpp"
#include "shell/words/strings_lab.hpp"

namespace rookery::shell {

const std::array<ModeCard, kModeCount>& mode_cards() {
    static constexpr std::array<ModeCard, kModeCount> kCards = {{
        {Mode::play, "play", words::kModePlay, Icon::board, draw_board, draw_play_panel},
        {Mode::list, "list", words::kModeList, Icon::list, draw_board, draw_list_panel},
        {Mode::generate, "generate", words::kModeGenerate, Icon::sparkle, draw_pattern, draw_generate_panel},
        {Mode::enumerate, "enumerate", words::kModeEnumerate, Icon::clues, draw_grid, draw_enumerate_panel},
        {Mode::lab, "lab", words::kModeLab, Icon::flask, draw_lab_board, draw_lab_panel},
    }};
    return kCards;
}

const ModeCard& card_of(Mode mode) {
    return mode_cards()[static_cast<std::size_t>(mode)];
}

}  // namespace rookery::shell
