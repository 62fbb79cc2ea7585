// The pattern editor in the board's place: clue cells, drawn with the pointer.
#include <algorithm>
#include <cmath>

#include "shell/board/view/board_view.hpp"
#include "shell/paint/board_painter.hpp"

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
    const BoardFrame board = frame_of(ui);
    const int pressed = pressed_cell(board);
    if (pressed >= 0) {
        act(ui, SelectCell{pressed});
        ui.view.paint_clues = !page.pattern().contains(pressed);
    }
    const int brushed = brushed_cell(ui, board, pressed);
    if (brushed >= 0) act(ui, BrushCell{brushed, pressed >= 0, ui.view.paint_clues});
    ImguiCanvas canvas(ui, *ImGui::GetWindowDrawList());
    paint_ground(canvas, ui.theme, board);
    const CellSet pattern = page.pattern();
    const ImU32 colour = colour_of_clues(ui);
    const float inset = std::max(3.0F, std::round(board.cell * 0.09F));
    pattern.for_each([&](int cell) { canvas.box(board.box(cell, inset, board.cell * 0.12F), {colour}); });
    if (page.shows_exact()) {
        draw_exact_marks(ui, canvas, board);
        draw_exact_digits(ui, canvas, board);
    }
    paint_lines(canvas, ui.theme, board);
    // Where the symmetry would put the cells that go together with the one under the pointer.
    const int cursor = ui.model.play.cursor();
    orbit_of(cursor, page.symmetry()).for_each([&](int cell) {
        if (cell == cursor) return canvas.box(board.box(cell, 2, 4), {ui.theme.entered, 3});
        canvas.box(board.box(cell, 3, 4), {mixed(ui.theme.surface, ui.theme.accent, 0.5F), 1.5F});
    });
}

}  // namespace rookery::shell
