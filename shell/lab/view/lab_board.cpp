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

constexpr float kLargestDigit = 72;

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

float lab_cell_size(const Layout& layout, int side) {
    return std::floor(layout.cell * 9 / static_cast<float>(side));
}

BoardFrame lab_frame(const LabUi& ui, int side) {
    BoardFrame board = frame_of(ui);
    board.rows = side;
    board.cell = lab_cell_size(ui.layout, side);
    const float rest = std::floor((9 * ui.layout.cell - board.side()) / 2);
    board.x += rest;
    board.y += rest;
    return board;
}

bool is_on_diagonal(int cell, int side) {
    return cell / side == cell % side || cell / side + cell % side == side - 1;
}

void paint_diagonals(Canvas& canvas, const Theme& theme, const BoardFrame& frame) {
    const float width = std::max(1.0F, std::round(frame.cell * 0.03F));
    const Colour ink = mixed(theme.surface, theme.secondary, 0.75F);
    // The dashes are at the corners of the cells, so that they do not strike out digits.
    constexpr float kReach = 0.2F;
    const float reach = frame.cell * kReach;
    for (int i = 0; i <= frame.rows; ++i) {
        const float along = static_cast<float>(i) * frame.cell;
        const float before = i == 0 ? 0 : reach;
        const float after = i == frame.rows ? 0 : reach;
        const Point down{frame.x + along, frame.y + along};
        const Point up{frame.x + along, frame.y + frame.side() - along};
        canvas.line({down.x - before, down.y - before}, {down.x + after, down.y + after}, {ink, width});
        canvas.line({up.x - before, up.y + before}, {up.x + after, up.y - after}, {ink, width});
    }
}

float lab_digit_size(const Layout& layout, int side) {
    // The smallest cells need all of their height to be legible on a phone.
    const float cell = lab_cell_size(layout, side);
    const float share = cell < 18 ? 0.92F : cell < 24 ? 0.78F : kDigitShare;
    return std::round(std::min(cell * share, kLargestDigit));
}

void draw_lab_board(LabUi& ui) {
    const LabPage& page = ui.page;
    if (page.view == LabView::hand) return draw_hand_board(ui);
    const LabPuzzle puzzle = page.puzzle();
    const BoardFrame board = lab_frame(ui, puzzle.side());
    const std::string solution = page.shown_solution();
    const auto said = [&](int cell) { return lab_cell(puzzle, solution, page.cursor(), cell); };
    const int pressed = pressed_cell(ui, board, page.cursor(), said).any();
    if (pressed >= 0) act(ui, SelectCell{pressed});
    ImguiCanvas canvas(ui, *ImGui::GetWindowDrawList());
    paint_ground(canvas, ui.theme, board);
    if (puzzle.diagonal) paint_diagonals(canvas, ui.theme, board);
    paint_lines(canvas, ui.theme, board);
    const float size = lab_digit_size(ui.layout, board.rows);
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
