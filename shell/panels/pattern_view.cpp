// The pattern editor in the board's place: clue cells, drawn with the pointer.
#include <algorithm>
#include <cmath>

#include "panels/board_view.hpp"

namespace rookery::shell {

namespace {

ImU32 colour_of_clues(const Ui& ui) {
    const GeneratePage& page = ui.model.generate;
    const ExactAnswer* answer = page.exact_answer();
    // Digits are written on them.
    if (page.shows_exact() && answer != nullptr && answer->verdict == Answer::clues) return ui.theme.accent_soft;
    // Those that are not used stay, but step back.
    const bool used = page.shows_exact() || !page.wishes.frees_cells();
    return used ? ui.theme.accent : mixed(ui.theme.surface, ui.theme.secondary, 0.35F);
}

}  // namespace

void draw_pattern(Ui& ui) {
    const GeneratePage& page = ui.model.generate;
    const BoardFrame board = frame_of(ui.layout);
    const int pressed = pressed_cell(board);
    if (pressed >= 0) {
        act(ui, SelectCell{pressed});
        ui.view.paint_clues = !page.pattern().contains(pressed);
    }
    const int brushed = brushed_cell(ui, board, pressed);
    if (brushed >= 0) act(ui, BrushCell{brushed, pressed >= 0, ui.view.paint_clues});
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    draw.AddRectFilled({board.x, board.y}, {board.x + board.side(), board.y + board.side()}, ui.theme.surface);
    const CellSet pattern = page.pattern();
    const ImU32 colour = colour_of_clues(ui);
    const float inset = std::max(3.0F, std::round(board.cell * 0.09F));
    pattern.for_each([&](int cell) {
        const ImVec2 at = board.corner(cell);
        draw.AddRectFilled({at.x + inset, at.y + inset}, {at.x + board.cell - inset, at.y + board.cell - inset}, colour,
                           board.cell * 0.12F);
    });
    if (page.shows_exact()) {
        draw_exact_marks(ui, draw, board);
        draw_exact_digits(ui, draw, board);
    }
    draw_board_lines(ui, draw, board);
    draw_coordinates(ui, draw, board);
    // Where the symmetry would put the cells that go together with the one under the pointer.
    const int cursor = ui.model.play.cursor();
    orbit_of(cursor, page.symmetry()).for_each([&](int cell) {
        const ImVec2 at = board.corner(cell);
        const float edge = cell == cursor ? 2 : 3;
        draw.AddRect({at.x + edge, at.y + edge}, {at.x + board.cell - edge, at.y + board.cell - edge},
                     cell == cursor ? ui.theme.entered : mixed(ui.theme.surface, ui.theme.accent, 0.5F), 4, 0,
                     cell == cursor ? 3.0F : 1.5F);
    });
}

}  // namespace rookery::shell
