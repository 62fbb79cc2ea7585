// The enumerated grid: the chosen unavoidable set, or the disjoint ones together; the clues of the chosen puzzle; and
// the marks of cells.
//
//   chosen set, clues   tinted cells with a frame, their digits bold
//   disjoint sets       the same in a colour for each set, with its letter on a disc (a square from the ninth on)
//   must be a clue      a frame in green, and a triangle in the corner
//   must not be one     a cross through the cell
#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "shell/enumerate/view/enumerate_parts.hpp"
#include "shell/paint/board_painter.hpp"
#include "shell/widgets/board_area.hpp"
#include "shell/widgets/imgui_canvas.hpp"
#include "shell/words/cell_place.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

// A group of cells and its colour.
struct Group {
    CellSet cells;
    Colour colour = 0;
    int letter = -1;  // index of a clique's set; -1: none
};

std::vector<Group> groups_of(const EnumerateUi& ui) {
    const EnumeratePage& page = ui.page;
    std::vector<Group> groups;
    if (page.view == EnumerateView::puzzles) {
        const CellSet clues = page.shown() == nullptr ? CellSet{} : page.shown()->selected_clues();
        if (!clues.empty()) groups.push_back({clues, ui.theme.accent});
    } else if (page.view == EnumerateView::catalogue) {
        return groups;
    } else if (page.sets.shows_clique) {
        for (const CellSet& cells : page.sets.clique()) {
            const int index = static_cast<int>(groups.size());
            groups.push_back({cells, set_colour(ui.theme, index), index});
        }
    } else if (const UnavoidableSet* set = page.sets.chosen_set()) {
        groups.push_back({set->cells, ui.theme.accent});
    }
    return groups;
}

void draw_frame(Canvas& canvas, const BoardFrame& board, int cell, Colour colour, float thick) {
    canvas.box(board.box(cell, 2.5F, 4), {colour, thick});
}

void draw_ground(const EnumerateUi& ui, Canvas& canvas, const BoardFrame& board, int cell, Colour colour) {
    canvas.box(board.box(cell), {mixed(ui.theme.surface, colour, ui.theme.dark ? 0.24F : 0.16F)});
}

void draw_mark(const EnumerateUi& ui, Canvas& canvas, const BoardFrame& board, int cell, CellMark mark) {
    if (mark == CellMark::required) {
        const Point at = board.corner(cell);
        const float corner = board.cell * 0.26F;
        draw_frame(canvas, board, cell, ui.theme.placed, 2.5F);
        const std::array<Point, 3> triangle = {
            {{at.x + 2, at.y + 2}, {at.x + corner, at.y + 2}, {at.x + 2, at.y + corner}}};
        canvas.polygon(triangle, {ui.theme.placed});
    } else if (mark == CellMark::barred) {
        const Box box = board.box(cell, board.cell * 0.14F);
        canvas.line(box.from, box.to, {ui.theme.eliminated, 2});
        canvas.line({box.from.x, box.to.y}, {box.to.x, box.from.y}, {ui.theme.eliminated, 2});
    }
}

void draw_digits(const EnumerateUi& ui, Canvas& canvas, const BoardFrame& board, const CellSet& bold,
                 bool others_step_back) {
    const EnumeratePage& page = ui.page;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        const bool strong = bold.contains(cell);
        const bool barred = page.view == EnumerateView::puzzles && page.marks.of(cell) == CellMark::barred;
        const Colour ink = strong ? ui.theme.ink : others_step_back || barred ? ui.theme.secondary : ui.theme.ink;
        canvas.symbol(static_cast<char>('0' + page.grid()[cell]), board.centre(cell),
                      strong ? Typeface::digit_bold : Typeface::digit, board.cell * kDigitShare, ink);
    }
}

// Appends a description of the cell's marks to its name.
std::string with_marks(const EnumeratePage& page, int cell, std::string name) {
    if (page.view == EnumerateView::catalogue) return name;
    if (page.view == EnumerateView::sets) {
        const auto& clique = page.sets.clique();
        for (std::size_t i = 0; page.sets.shows_clique && i < clique.size(); ++i) {
            if (clique[i].contains(cell))
                return fill(words::kCellInCliqueSet, {name, letter_of_set(static_cast<int>(i))});
        }
        const UnavoidableSet* set = page.sets.chosen_set();
        return set != nullptr && set->cells.contains(cell) ? fill(words::kCellInSet, {name}) : name;
    }
    if (page.shown() != nullptr && page.shown()->selected_clues().contains(cell))
        name = fill(words::kCellIsClue, {name});
    if (page.marks.of(cell) == CellMark::required) name = fill(words::kCellRequired, {name});
    if (page.marks.of(cell) == CellMark::barred) name = fill(words::kCellBarred, {name});
    return name;
}

SpokenCell grid_cell(const EnumeratePage& page, int cell) {
    const int number = page.grid()[cell];
    const std::string digit = number == 0 ? "" : std::to_string(number);
    std::string name = number == 0 ? fill(words::kCellEmpty, {cell_place(cell)})
                                   : with_marks(page, cell, fill(words::kCellGrid, {cell_place(cell), digit}));
    return {std::move(name), digit, cell == page.cursor()};
}

void take_presses(EnumerateUi& ui, const BoardFrame& board) {
    const EnumeratePage& page = ui.page;
    const PressedCell pressed =
        pressed_cell(ui, board, page.cursor(), [&page](int cell) { return grid_cell(page, cell); });
    if (pressed.any() >= 0) act(ui, SelectCell{pressed.any()});
    if (!page.has_grid() || page.view != EnumerateView::puzzles || !page.marks.brush) {
        ui.view.painting = false;
        return;
    }
    if (pressed.in_document >= 0) act(ui, BrushCell{pressed.in_document, true, false});
    const int brushed = brushed_cell(ui, board, pressed.by_pointer);
    if (brushed >= 0) act(ui, BrushCell{brushed, pressed.by_pointer >= 0, false});
}

}  // namespace

void draw_grid(EnumerateUi& ui) {
    const EnumeratePage& page = ui.page;
    const BoardFrame board = frame_of(ui);
    take_presses(ui, board);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    ImguiCanvas canvas(ui, draw);
    paint_ground(canvas, ui.theme, board);
    const std::vector<Group> groups = page.has_grid() ? groups_of(ui) : std::vector<Group>{};
    CellSet bold;
    for (const Group& group : groups) {
        group.cells.for_each([&](int cell) { draw_ground(ui, canvas, board, cell, group.colour); });
        bold |= group.cells;
    }
    paint_lines(canvas, ui.theme, board);
    if (!page.has_grid()) return;
    draw_digits(ui, canvas, board, bold, !groups.empty());
    for (const Group& group : groups) {
        group.cells.for_each([&](int cell) {
            draw_frame(canvas, board, cell, group.colour, 2);
            const Point at = board.corner(cell);
            const float reach = std::clamp(board.cell * 0.15F, 6.5F, 9.0F);
            if (group.letter >= 0) draw_set_badge(ui, draw, {at.x + reach + 1, at.y + reach + 1}, reach, group.letter);
        });
    }
    if (page.view == EnumerateView::puzzles) {
        for (int cell = 0; cell < Geometry9::kCells; ++cell) draw_mark(ui, canvas, board, cell, page.marks.of(cell));
    }
    canvas.box(board.box(ui.page.cursor(), 0.5F, 3), {ui.theme.entered, 2});
}

}  // namespace rookery::shell
