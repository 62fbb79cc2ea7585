// The Lab's puzzle: 4 to 25 rows in the board's place, with the digits of the selected method's solution lighter, and
// dashed lines along the diagonals of a diagonal puzzle.
#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "shell/lab/view/lab_parts.hpp"
#include "shell/paint/board_painter.hpp"
#include "shell/widgets/board_area.hpp"
#include "shell/widgets/imgui_canvas.hpp"
#include "shell/words/cell_place.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

SpokenCell lab_cell(const LabPuzzle& puzzle, std::string_view solution, int cursor, int cell) {
    const int side = puzzle.side();
    const auto place = static_cast<std::size_t>(cell);
    std::string name = cell_place(cell, side);
    std::string digit;
    if (puzzle.line[place] != '.') {
        digit = puzzle.line[place];
        name = fill(words::kCellGiven, {name, digit});
    } else if (!solution.empty() && solution[place] != '.') {
        digit = solution[place];
        name = fill(words::kCellSolved, {name, digit});
    } else {
        name = fill(words::kCellEmpty, {name});
    }
    if (puzzle.diagonal && is_on_diagonal(cell, side)) name = fill(words::kCellOnDiagonal, {name});
    return {std::move(name), digit, cell == cursor};
}

}  // namespace

void draw_lab_board(LabUi& ui) {
    const LabPage& page = ui.page;
    const LabPuzzle puzzle = page.puzzle();
    const BoardFrame board = frame_of(ui, puzzle.side());
    const std::string solution = page.shown_solution();
    const auto said = [&](int cell) { return lab_cell(puzzle, solution, page.cursor(), cell); };
    const int pressed = pressed_cell(ui, board, page.cursor(), said).any();
    if (pressed >= 0) act(ui, SelectCell{pressed});
    ImguiCanvas canvas(ui, *ImGui::GetWindowDrawList());
    paint_ground(canvas, ui.theme, board);
    if (puzzle.diagonal) paint_diagonals(canvas, ui.theme, board);
    paint_lines(canvas, ui.theme, board);
    const float size = digit_size(ui.layout, board.rows);
    for (int i = 0; i < board.cells(); ++i) {
        const auto place = static_cast<std::size_t>(i);
        const bool given = puzzle.line[place] != '.';
        if (!given && (solution.empty() || solution[place] == '.')) continue;
        canvas.symbol(given ? puzzle.line[place] : solution[place], board.centre(i),
                      given ? Typeface::digit_bold : Typeface::digit, size, given ? ui.theme.ink : ui.theme.entered);
    }
    canvas.box(board.box(page.cursor(), 1.5F, 3), {ui.theme.accent, 2});
}

}  // namespace rookery::shell
