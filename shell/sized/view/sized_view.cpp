// The board of a game of another size: 4 to 25 rows with the player's entries. Where pencil marks in a grid would be
// too small to read, such as 16 of them on a phone, a cell has up to four in its corners, and more are dots in the
// grid. The keypad then shows the marks of the cell under the cursor, and the panel lists them.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>

#include "shell/paint/board_painter.hpp"
#include "shell/sized/view/sized_parts.hpp"
#include "shell/widgets/board_area.hpp"
#include "shell/widgets/game_parts.hpp"
#include "shell/widgets/imgui_canvas.hpp"
#include "shell/words/cell_place.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

constexpr float kLeastStep = 8.5F;  // between marks, if legible

struct Shown {
    const SizedUi& ui;
    const BoardFrame& frame;
    const SizedBoard& board;
    SizedCells conflicts, wrong;
    int cursor;
};

SpokenCell sized_cell(const Shown& shown, int cell) {
    const SizedBoard& board = shown.board;
    const auto at = static_cast<std::size_t>(cell);
    const int digit = board.digit_at(cell);
    const std::string value = digit == 0 ? std::string{} : std::string(1, symbol_of(digit));
    std::string name = cell_place(cell, board.side());
    const WideSet marks = board.marks_at(cell);
    if (digit != 0) {
        name = fill(board.is_given(cell) ? words::kCellGiven : words::kCellEntered, {name, value});
    } else if (marks == 0) {
        name = fill(words::kCellEmpty, {name});
    } else {
        const bool one = wide::without_lowest(marks) == 0;
        name = fill(one ? words::kCellPencilMarkOne : words::kCellPencilMarkMany, {name, symbols_of(marks)});
    }
    if (board.diagonal && is_on_diagonal(cell, board.side())) name = fill(words::kCellOnDiagonal, {name});
    if (shown.conflicts.test(at)) name = fill(words::kCellConflict, {name});
    if (shown.wrong.test(at)) name = fill(words::kCellWrong, {name});
    return {std::move(name), value, cell == shown.cursor};
}

void paint_grounds(Canvas& canvas, const Shown& shown) {
    const Theme& theme = shown.ui.theme;
    const SizedBoard& board = shown.board;
    const Digit digit = board.digit_at(shown.cursor);
    const Shape shape = board.shape();
    for (int cell = 0; cell < board.cells(); ++cell) {
        Colour colour = theme.surface;
        const auto wash = [&](float light, float dark) {
            colour = mixed(colour, theme.accent, theme.dark ? dark : light);
        };
        if (shown.conflicts.test(static_cast<std::size_t>(cell))) {
            colour = theme.conflict_tint;
        } else if (digit != 0 && board.digit_at(cell) == digit) {
            wash(0.18F, 0.28F);
        } else if (cell == shown.cursor) {
            wash(0.14F, 0.22F);
        } else if (shape.sees(shown.cursor, cell)) {
            wash(0.06F, 0.10F);
        }
        if (colour != theme.surface) canvas.box(shown.frame.box(cell), {colour});
    }
}

// The cells of a hint: its pattern, and where it removes something.
void paint_hint_grounds(Canvas& canvas, const Shown& shown, const ShapeStep& step) {
    const Theme& theme = shown.ui.theme;
    const Colour pattern = mixed(theme.surface, theme.good, theme.dark ? 0.34F : 0.28F);
    for (const int cell : step.cells) canvas.box(shown.frame.box(cell), {pattern});
    for (const ShapeRemoval& removal : step.removed) {
        canvas.box(shown.frame.box(removal.cell), {theme.conflict_tint});
    }
}

// The digits of a hint in its empty cells: those that fit, and struck out those that do not.
void paint_hint_digits(Canvas& canvas, const Shown& shown, const ShapeStep& step) {
    const Theme& theme = shown.ui.theme;
    const BoardFrame& frame = shown.frame;
    const auto paint = [&](int cell, WideSet digits, Colour ink, bool struck) {
        const int count = wide::count(digits);
        const float size = std::min(frame.cell * 0.6F, digit_size(shown.ui.layout, frame.rows)) /
                           (count == 1 ? 1.0F : static_cast<float>(count) * 0.62F);
        for (int i = 0; digits != 0; digits = wide::without_lowest(digits), ++i) {
            Point at = frame.centre(cell);
            at.x += (static_cast<float>(i) + 0.5F - static_cast<float>(count) / 2) * frame.cell * 0.9F /
                    static_cast<float>(count);
            canvas.symbol(symbol_of(wide::lowest(digits)), at, Typeface::digit, std::max(size, 8.0F), ink);
            const float half = std::max(size, 8.0F) * 0.4F;
            if (struck) canvas.line({at.x - half, at.y + half}, {at.x + half, at.y - half}, {ink, 1.5F});
        }
    };
    for (const int cell : step.cells) {
        if (shown.board.marks_at(cell) == 0) paint(cell, step.digits, theme.good, false);
    }
    for (const ShapeRemoval& removal : step.removed) {
        if (shown.board.marks_at(removal.cell) == 0) paint(removal.cell, removal.digits, theme.conflict, true);
    }
}

void paint_marks(Canvas& canvas, const Shown& shown, int cell) {
    const BoardFrame& frame = shown.frame;
    const Theme& theme = shown.ui.theme;
    WideSet marks = shown.board.marks_at(cell);
    const float size = mark_size(shown.ui.layout, frame.rows);
    const bool at_places = frame.candidate_step() >= kLeastStep;
    const bool in_corners = wide::count(marks) <= 4;
    for (int i = 0; marks != 0; marks = wide::without_lowest(marks), ++i) {
        const int digit = wide::lowest(marks);
        Point at = frame.candidate(cell, digit);
        if (!at_places && in_corners) {
            at = frame.centre(cell);
            at.x += (i % 2 == 0 ? -0.23F : 0.23F) * frame.cell;
            at.y += (i / 2 == 0 ? -0.24F : 0.24F) * frame.cell;
        }
        if (at_places || in_corners) {
            canvas.symbol(symbol_of(digit), at, Typeface::candidate, size, theme.entered);
        } else {  // nearer to the middle, so that the cursor's ring does not cover them
            const Point centre = frame.centre(cell);
            const Point dot{centre.x + (at.x - centre.x) * 0.75F, centre.y + (at.y - centre.y) * 0.75F};
            canvas.circle(dot, std::max(1.2F, frame.candidate_step() * 0.24F), {theme.entered});
        }
    }
}

void paint_sized_cell(Canvas& canvas, const Shown& shown, int cell) {
    const Theme& theme = shown.ui.theme;
    const int digit = shown.board.digit_at(cell);
    if (digit == 0) return paint_marks(canvas, shown, cell);
    const auto at = static_cast<std::size_t>(cell);
    const bool given = shown.board.is_given(cell);
    const bool wrong = shown.wrong.test(at);
    const bool marked = shown.conflicts.test(at) || wrong;
    const Colour ink = given ? theme.ink : marked ? theme.conflict : theme.entered;
    canvas.symbol(symbol_of(digit), shown.frame.centre(cell), given ? Typeface::digit_bold : Typeface::digit,
                  digit_size(shown.ui.layout, shown.frame.rows), ink);
    if (wrong) paint_wrong_stroke(canvas, theme, shown.frame, cell);
}

}  // namespace

void draw_sized_board(SizedUi& ui) {
    const SizedPage& page = ui.page;
    if (!page.has_puzzle()) return;
    const BoardFrame frame = frame_of(ui, page.side());
    if (page.is_covered()) return draw_pause_cover(ui, frame, "sized-pause");
    const SizedCells conflicts = conflicts_of(page.board());
    const Shown shown{ui, frame, page.board(), conflicts, page.wrong(), page.cursor()};
    const PressedCell pressed =
        pressed_cell(ui, frame, shown.cursor, [&](int cell) { return sized_cell(shown, cell); });
    if (pressed.in_document >= 0) act(ui, SelectCell{pressed.in_document});
    // The cursor follows a finger on the board: cells of 16 rows are smaller than a fingertip.
    if (const int cell = brushed_cell(ui, frame, pressed.by_pointer); cell >= 0) act(ui, SelectCell{cell});
    ImguiCanvas canvas(ui, *ImGui::GetWindowDrawList());
    paint_ground(canvas, ui.theme, frame);
    paint_grounds(canvas, shown);
    const ShapeStep* hint = page.shown_hint();
    if (hint != nullptr) paint_hint_grounds(canvas, shown, *hint);
    if (shown.board.diagonal) paint_diagonals(canvas, ui.theme, frame);
    paint_lines(canvas, ui.theme, frame);
    for (int cell = 0; cell < shown.board.cells(); ++cell) {
        paint_sized_cell(canvas, shown, cell);
        if (conflicts.test(static_cast<std::size_t>(cell))) paint_conflict_flag(canvas, ui.theme, frame, cell);
    }
    if (hint != nullptr) paint_hint_digits(canvas, shown, *hint);
    canvas.box(frame.box(shown.cursor, 1.5F, 3), {ui.theme.accent, 2});
    draw_wave(ui, ui.eye.wave, frame, page.finished(), !page.is_solved(), shown.cursor);
}

}  // namespace rookery::shell
