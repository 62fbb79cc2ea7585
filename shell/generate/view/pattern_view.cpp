// The pattern editor in the board's place: clue cells drawn with the pointer.
#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "shell/generate/view/generate_parts.hpp"
#include "shell/paint/board_painter.hpp"
#include "shell/widgets/board_area.hpp"
#include "shell/widgets/imgui_canvas.hpp"
#include "shell/words/cell_place.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {

namespace {

ImU32 colour_of_clues(const GenerateUi& ui) {
    const GeneratePage& page = ui.page;
    // They contain digits.
    if (page.shows_exact() && page.exact_clues() != nullptr) return ui.theme.accent_soft;
    // Unused ones are dimmed.
    const bool used = page.shows_exact() || !page.settings.frees_cells();
    return used ? ui.theme.accent : mixed(ui.theme.surface, ui.theme.secondary, 0.35F);
}

// A clue cell's digit and the cells responsible are known after strategies were tried.
SpokenCell pattern_cell(const GenerateUi& ui, int cell) {
    const GeneratePage& page = ui.page;
    const ExactAnswer* answer = page.shows_exact() ? page.exact_answer() : nullptr;
    const bool clue = page.pattern().contains(cell);
    const Digit digit = answer != nullptr ? answer->puzzle[cell] : Digit{0};
    std::string name = fill(clue ? words::kCellClue : words::kCellEmpty, {cell_place(cell)});
    if (digit != 0) name = fill(words::kCellClueDigit, {cell_place(cell), std::to_string(digit)});
    if (page.shows_exact() && page.exact_marks().contains(cell)) name = fill(words::kCellInTheWay, {name});
    const std::string value = digit != 0 ? std::to_string(digit) : clue ? "x" : "";
    return {std::move(name), value, cell == ui.cursor};
}

}  // namespace

void draw_pattern(GenerateUi& ui) {
    const GeneratePage& page = ui.page;
    const BoardFrame board = frame_of(ui);
    const PressedCell pressed = pressed_cell(ui, board, ui.cursor, [&ui](int cell) { return pattern_cell(ui, cell); });
    if (const int cell = pressed.any(); cell >= 0) {
        act(ui, SelectCell{cell});
        ui.eye.paint_clues = !page.pattern().contains(cell);
    }
    if (pressed.in_document >= 0) act(ui, BrushCell{pressed.in_document, true, ui.eye.paint_clues});
    const int brushed = brushed_cell(ui, board, pressed.by_pointer);
    if (brushed >= 0) act(ui, BrushCell{brushed, pressed.by_pointer >= 0, ui.eye.paint_clues});
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
    // The cells that the symmetry adds to the one under the pointer.
    const int cursor = ui.cursor;
    orbit_of(cursor, page.symmetry()).for_each([&](int cell) {
        if (cell == cursor) return canvas.box(board.box(cell, 2, 4), {ui.theme.entered, 3});
        canvas.box(board.box(cell, 3, 4), {mixed(ui.theme.surface, ui.theme.accent, 0.5F), 1.5F});
    });
}

}  // namespace rookery::shell
