#include "shell/widgets/handoff_row.hpp"

#include <array>
#include <string_view>

#include "shell/widgets/widgets.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

struct Way {
    std::string_view command;
    Icon icon;
    words::Text name;
    Mode mode;
};
constexpr std::array<Way, 4> kWays = {{{"to-play", Icon::board, words::kToPlayShort, Mode::play},
                                       {"to-generate", Icon::sparkle, words::kToGenerateShort, Mode::generate},
                                       {"to-enumerate", Icon::clues, words::kToEnumerateShort, Mode::enumerate},
                                       {"to-lab", Icon::flask, words::kToLabShort, Mode::lab}}};

// Omits the puzzle's own mode, and for tables the board, because they open their puzzles there anyway.
bool is_shown(const Ui& ui, const Way& way) {
    if (way.mode == Mode::play) return ui.ws.mode == Mode::lab;
    return way.mode != ui.ws.mode || way.mode == Mode::generate;
}

}  // namespace

bool has_handoffs(const Ui& ui) {
    return ui.commands.look("to-generate").possible;
}

void draw_handoffs(Ui& ui, float width) {
    if (!has_handoffs(ui)) return;
    constexpr float kGap = 4;
    const Face small = small_face(ui);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    if (width <= 0) width = ImGui::GetContentRegionAvail().x;
    const float spoken = width_of(small, words::kTakeTo) + 8;
    // If space is short, the icons are omitted first, then the words before them.
    const auto needs = [&](bool icons) {
        float sum = -kGap;
        for (const Way& way : kWays) {
            if (is_shown(ui, way)) sum += button_width(ui, way.name, icons ? way.icon : Icon::none) + kGap;
        }
        return sum;
    };
    const bool icons = spoken + needs(true) <= width;
    float x = at.x;
    if (spoken + needs(icons) <= width) {
        draw_text_middle(*ImGui::GetWindowDrawList(), small, x, at.y + ui.layout.control / 2, ui.theme.secondary,
                         words::kTakeTo);
        x += spoken;
    }
    say_heading(ui, words::kTakeTo, 4);
    for (const Way& way : kWays) {
        if (!is_shown(ui, way)) continue;
        const Icon icon = icons ? way.icon : Icon::none;
        ImGui::SetCursorScreenPos({x, at.y});
        // A name without an icon would look like text.
        icon_button(ui, way.command, icon, {.look = icons ? ButtonLook::quiet : ButtonLook::plain}, way.name);
        x += button_width(ui, way.name, icon) + kGap;
    }
}

}  // namespace rookery::shell
