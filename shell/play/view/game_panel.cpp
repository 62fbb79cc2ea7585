// A game's head, above its keys, and what takes the place of the keys or is below them.
#include <string>

#include "shell/play/view/play_parts.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {

void draw_more_button(PlayUi& ui, ImVec2 at) {
    const bool sheet = ui.layout.page != PageWidth::wide;
    const bool open = ui.ws.sheet_open || !sheet;
    const bool more = ui.eye.more_open && open && !ui.page.text_box_open;
    const ButtonStyle style{
        .look = ButtonLook::quiet, .icon = Icon::more, .on = more, .open = more, .name = words::kMoreActions};
    ImGui::SetCursorScreenPos(at);
    if (!button(ui, "more", {}, style)) return;
    if (ui.page.text_box_open) run(ui, "edit-text");  // it takes the same place
    ui.eye.more_open = !more;
    if (ui.layout.game && sheet && (more || !ui.ws.sheet_open)) return run(ui, "sheet");
    if (!open) run(ui, "sheet");
}

void draw_game_head(PlayUi& ui) {
    const Rect& head = ui.layout.head;
    if (head.is_empty()) return;
    const SpokenPart part(ui, Role::part, "part-head", words::kGameHead);
    const float control = ui.layout.control;
    const float top = head.y + (head.height - control) / 2;
    const float middle = head.y + head.height / 2;
    const float left = draw_way_home(ui);
    const float right = head.right() - control;
    draw_more_button(ui, {right, top});
    const float clock = ui.page.timer.shown() ? kClockRoom : 0.0F;
    draw_timer(ui, right - 4, middle);
    std::string name = game_name(ui.page);
    if (const std::string mistakes = mistakes_text(ui.page); !mistakes.empty()) name += " \u00B7 " + mistakes;
    spoken_text_middle(ui, bold_face(ui), left, middle, ui.theme.ink, name, right - clock - 8);
}

void draw_game_panel(PlayUi& ui) {
    if (ui.page.text_box_open) return draw_text_box(ui);
    if (shows_picture_card(ui)) return draw_picture_card(ui);
    const bool sheet = ui.layout.page == PageWidth::wide || ui.ws.sheet_open;
    if (ui.eye.more_open && sheet && !ui.page.path().shows_step()) return draw_more_actions(ui);
    draw_solutions_note(ui);
    draw_path(ui);
}

}  // namespace rookery::shell
